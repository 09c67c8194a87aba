import { type PlainAdminPage, adminHref } from '#domain/addresses.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { FrameMessages } from '#messages/cs/admin/frame.ts';
import type { BuiltPages } from '#web/frame/pages.ts';
import { isOpen } from './is-open.ts';

/** The pages of the menu, in its sequence. */
const entries = [
  'operator',
  'operatorOrders',
  'operatorMessages',
  'operatorReviews',
  'operatorArticles',
  'operatorPrices',
  'operatorDiscountCodes',
  'operatorEmails',
  'operatorFigures',
  'operatorArticleGenerator',
  'operatorImageGenerator',
  'operatorReviewGenerator',
  'operatorClaims',
  'operatorFaq',
  'operatorPress',
  'operatorSettings',
  'operatorWebhooks',
  'operatorTokens',
  'operatorData',
  'operatorDuties',
  'operatorLegalTexts',
  'operatorLegal',
  'operatorAudit',
  'operatorPeople',
] as const satisfies (PlainAdminPage & keyof FrameMessages['pages'])[];

export interface MenuLink {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** The menu of somebody: the pages that are there and whose row names a right that this person has. */
export function menuOf(
  operator: Operator,
  pages: BuiltPages,
  pathname: string,
  m: FrameMessages,
): MenuLink[] {
  const open = entries.filter((page) => isOpen(page, { operator, pages }));
  return open.map((page) => {
    const address = adminHref(page);
    const isWithin = page !== 'operator' && pathname.startsWith(`${address}/`);
    return { href: address, label: m.pages[page], isCurrent: pathname === address || isWithin };
  });
}
