import type { ReadRow } from '#database/reviews/review-imports.ts';
import type { ReadingChoice } from '#domain/reviews/import-reading.ts';
import { readReviewFile } from '#flows/reviews/read-review-file.ts';

/** A form in which nothing was said. */
export const request: ReadingChoice = {
  language: 'cs',
  platform: 'instagram',
  isHeaderless: false,
  isRoundedDown: false,
};
/** Reads a file of reviews as the thread does. */
export function read(
  content: string | Uint8Array<ArrayBuffer>,
  changes: Partial<ReadingChoice> = {},
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { content: { bytes }, request: { ...request, ...changes }, today: '2026-11-29' };
  const stated = readReviewFile(file);
  if (!stated.ok) throw new Error(stated.problem);
  return { ...stated, rows: stated.chunks.flatMap((chunk): ReadRow[] => JSON.parse(chunk)) };
}

/** What becomes of each row: its name, stars, text and day, or its fault. */
export function outcomes(
  content: string | Uint8Array<ArrayBuffer>,
  changes?: Partial<ReadingChoice>,
) {
  return read(content, changes).rows.map((row) => {
    if ('fault' in row) return `${row.row} ${row.fault}`;
    const { name, rating, text, writtenOn } = row.stated;
    return `${row.row} ${name} ${rating} ${text} ${writtenOn}`;
  });
}
