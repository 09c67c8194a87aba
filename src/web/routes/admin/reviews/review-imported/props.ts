import type { ImportRow, listImportRows } from '#database/reviews/review-imports.ts';
import type { Locale } from '#domain/locale.ts';
import type { FileProblem } from '#domain/reviews/import.ts';
import type { ReadingInput } from '#domain/reviews/import-reading.ts';
import type { ReviewImportMessages } from '#messages/cs/admin/reviews.ts';

export interface ImportedPageProps {
  locale: Locale;
  found: ImportRow;
  rows: Awaited<ReturnType<typeof listImportRows>>;
  /** Whether its file was just read anew because the form said something else than the preview. */
  isChanged: boolean;
  /** How it was to be read, where that came to nothing. */
  input: ReadingInput | undefined;
  problem:
    | keyof ReviewImportMessages['one']['problems']
    | FileProblem
    | 'intent-unknown'
    | undefined;
}
