// How long names may be; all else about them is the server's to judge.

const LONGEST = 24;

/** Whether a name has more characters than may be, as a reader counts them. */
export function isTooLong(name: string): boolean {
  return [...new Intl.Segmenter().segment(name)].length > LONGEST;
}
