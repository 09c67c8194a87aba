import { type LineWork, lineWorks } from './line-work.ts';

/** How a line stood after a step of the work on it, as the history of its order keeps it. */
export interface ProgressNote {
  work: LineWork;
  delivered: number;
  pieces: number;
}

/** The text of such an entry: „delivering 300 1000". */
export function writeProgress({ work, delivered, pieces }: ProgressNote): string {
  return `${work} ${delivered} ${pieces}`;
}

/** What the text of such an entry says; undefined where it is none. */
export function readProgress(text: string | null): ProgressNote | undefined {
  const [said, delivered, pieces, ...rest] = (text ?? '').split(' ');
  const work = lineWorks.find((each) => each === said);
  const counts = [delivered, pieces].map(Number);
  if (!work || rest.length > 0 || !counts.every(Number.isSafeInteger)) return undefined;
  return { work, delivered: counts[0] ?? 0, pieces: counts[1] ?? 0 };
}
