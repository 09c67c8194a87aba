import type { ImportRow, listImportRows } from '#database/review-imports.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReviewImportMessages } from '#messages/cs/operator/review-import.ts';

export interface ImportedPageProps {
  locale: Locale;
  found: ImportRow;
  rows: Awaited<ReturnType<typeof listImportRows>>;
  problem?: keyof ReviewImportMessages['one']['problems'];
}
