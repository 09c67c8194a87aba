/** A piece of source text, and the wrong text that takes its place. */
export type Patch = readonly [file: string, right: string, wrong: string];

/** A program broken on purpose, to prove that the suite can fail. */
export interface Variant {
  id: string;
  /** What is wrong with it. */
  name: string;
  patches: readonly Patch[];
  /** Words of the scenario that must catch it. */
  caughtBy: string;
  /** The problem that must be found; another one would be chance. */
  shows: RegExp;
}
