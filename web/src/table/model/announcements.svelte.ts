// What is told to players who listen: the last thing, to be said in whichever language is spoken.

/** Something told, in the language that is spoken whenever it is asked. */
export type Announcement = () => readonly string[];

export class Announcements {
  latest = $state.raw<Announcement>(() => []);
  /** How many there were: the same thing may be told twice. */
  count = $state(0);
  /** The rules that what was told last rests on. */
  cited: readonly string[] = [];

  announce(announcement: Announcement, cited: readonly string[] = []): void {
    this.latest = announcement;
    this.count += 1;
    if (cited.length > 0) this.cited = cited;
  }
}
