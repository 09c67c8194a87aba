import type { FileProblem } from '#domain/reviews/import.ts';

/** Why nothing of a file can be read. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  /** The row at which reading it stopped. */
  readonly row: number | undefined;
  /** What the file is instead, by the name of its kind. */
  readonly called: string | undefined;

  constructor(problem: FileProblem, { row, called }: { row?: number; called?: string } = {}) {
    super(`A file of reviews was refused: ${problem}.`);
    this.problem = problem;
    this.row = row;
    this.called = called;
  }
}
