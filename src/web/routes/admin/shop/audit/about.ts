import type { ListedEntry } from '#database/audit/audit-list.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { claimText } from '#web/admin/texts/claim-facts.tsx';
import { legalDutyWords } from '#web/admin/legal/words.ts';
import type { AdminClaim } from '#web/admin/texts/read-register.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';

/** What a change was made to, in the reader's words, where its action and its values do not say it. */
export function aboutOf(
  locale: Locale,
  { action, subject }: Pick<ListedEntry, 'action' | 'subject'>,
  claims: readonly Pick<AdminClaim, 'id' | 'text' | 'figure'>[],
): string | undefined {
  if (action.startsWith('offer-')) return subjectName(locale, subject);
  if (action.startsWith('article-')) return subject;
  if (action === 'claim-corrected') {
    const claim = claims.find(({ id }) => id === subject);
    return claim ? claimText(claim, locale) : subject;
  }
  if (!action.startsWith('duty-')) return undefined;
  const { confirmed } = legalDutyWords[locale];
  const duty = keysOf(confirmed).find((one) => one === subject);
  return duty ? confirmed[duty].title : subject;
}
