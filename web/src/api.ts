// What is asked by HTTP before and beside a table. Playing goes by socket, see `protocol`.

import type {
  CheckedCards,
  CardFile,
  CustomCards,
  Lesson,
  LessonAnswer,
  LessonTry,
  LinkSecret,
  ListedLesson,
  Invitation,
  DeviceLink,
  GamesPage,
  MadeTable,
  Me,
  MyTable,
  NewTable,
  Past,
  Problem,
  RecordLine,
  NewName,
  SeatTakenAnswer,
  Summary,
  TakeSeatRequest,
  LinkOwner,
} from "./protocol/wire";

/** The server said no; the code is one of docs/protocol.md, or "unreachable". */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly expected: string | null = null,
  ) {
    super(expected ? `${code}: ${expected}` : code);
  }
}

const NO_CONTENT = 204;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  if (response.status === NO_CONTENT) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(said.code ?? "unreachable", said.about?.expected ?? null);
}

export const api = {
  make: (wanted: NewTable) => ask<MadeTable>("POST", "/api/tables", wanted),
  openTables: () => ask<Summary[]>("GET", "/api/tables"),
  myTables: () => ask<MyTable[]>("GET", "/api/me/tables"),
  claim: (table: string, name: string, secret: string | null) => {
    const wanted: TakeSeatRequest = secret ? { name, secret } : { name };
    return ask<SeatTakenAnswer>("POST", `/api/tables/${table}/claim`, wanted);
  },
  invite: (table: string) => ask<Invitation>("POST", `/api/tables/${table}/invite`),
  customCards: (table: string) => ask<CustomCards>("GET", `/api/tables/${table}/cards`),
  checkCards: (file: CardFile) => ask<CheckedCards>("POST", "/api/cards", file),
  /** My finished games, the latest first, before the one of a number. */
  myGames: (before: number | null) =>
    ask<GamesPage>("GET", `/api/me/games${before === null ? "" : `?before=${before}`}`),
  myRecord: () => ask<RecordLine[]>("GET", "/api/me/record"),
  me: () => ask<Me>("GET", "/api/me"),
  /** Takes a name, which makes this browser known: before it makes a table or sits down. */
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name } satisfies NewName),
  forgetMe: () => ask<undefined>("DELETE", "/api/me"),
  linkDevice: () => ask<DeviceLink>("POST", "/api/me/link"),
  whoseLink: (secret: string) => ask<LinkOwner>("POST", "/api/me/whose", { secret } satisfies LinkSecret),
  followLink: (secret: string) => ask<Me>("POST", "/api/me/follow", { secret } satisfies LinkSecret),
  past: (table: string, before: number) => ask<Past>("GET", `/api/tables/${table}/past?before=${before}`),
  lessons: () => ask<ListedLesson[]>("GET", "/api/lessons"),
  lesson: (id: string) => ask<Lesson>("GET", `/api/lessons/${id}`),
  playLesson: (id: string, tried: LessonTry) => ask<LessonAnswer>("POST", `/api/lessons/${id}/play`, tried),
  recordPath: (table: string): string => `/api/tables/${table}/record`,
};
