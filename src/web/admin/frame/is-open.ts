import { hasRight } from '#domain/admin/rights.ts';
import { type PlainAdminPage, addresses } from '#domain/addresses.ts';
import type { PageFacts } from '#web/frame/page-facts.ts';

/** Whether a page of the section is there, and its row names a right that this person has, or none. */
export function isOpen(
  page: PlainAdminPage,
  { operator, pages }: Pick<PageFacts, 'operator' | 'pages'>,
): boolean {
  const { needs } = addresses[page];
  if (!operator || !pages.has(page)) return false;
  return needs === 'nothing' || hasRight(operator.role, needs);
}
