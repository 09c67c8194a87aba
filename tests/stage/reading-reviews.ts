import type { ReadRow } from '#database/review-imports.ts';
import type { ImportWish } from '#domain/reviews/import-reading.ts';
import { readReviewFile } from '#flows/reviews/read-review-file.ts';

/** A form in which nothing was said. */
export const wish: ImportWish = {
  language: 'cs',
  platform: 'instagram',
  isHeaderless: false,
  isRoundedDown: false,
};
/** Reads a file of reviews as the thread does. */
export function read(content: string | Uint8Array<ArrayBuffer>, changes: Partial<ImportWish> = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { content: { bytes }, wish: { ...wish, ...changes }, today: '2026-11-29' };
  const said = readReviewFile(file);
  if (!said.ok) throw new Error(said.problem);
  return { ...said, rows: said.batches.flatMap((batch): ReadRow[] => JSON.parse(batch)) };
}

/** What becomes of each row: its name, stars, text and day, or its fault. */
export function outcomes(content: string | Uint8Array<ArrayBuffer>, changes?: Partial<ImportWish>) {
  return read(content, changes).rows.map((row) => {
    if ('fault' in row) return `${row.row} ${row.fault}`;
    const { name, rating, text, writtenOn } = row.said;
    return `${row.row} ${name} ${rating} ${text} ${writtenOn}`;
  });
}
