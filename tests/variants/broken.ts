import type { Patch } from '#tests/faults/variant.ts';

/** A program broken on purpose, to prove that a change like it would be noticed. */
export interface Broken {
  id: string;
  /** What is wrong with it. */
  name: string;
  patches: readonly Patch[];
  /** What has to be built anew for it: nothing where tests read the source, the server, or what browsers get too. */
  builds: 'nothing' | 'server' | 'everything';
  /** The file of tests that must fail for it, by which `npm test` catches it. */
  caughtBy: string;
}
