import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { EmailComplaint } from '#domain/order/order-email.ts';
import type { Locale } from '#domain/locale.ts';
import { nameWithTarget } from './care-lines.tsx';
import { careWords } from './care-words.ts';
import { type Fact, Lines } from './email-parts.tsx';

/** A complaint as it was made: what about, what is wrong, what is wanted, and by when it is settled. */
export function complaintFacts(locale: Locale, complaint: EmailComplaint): Fact[] {
  const { line, text, wish, receivedAt, dueAt, settledAt } = complaint;
  const { facts: words, wishes } = careWords[locale].complaint;
  return [
    [words.received, formatMoment(locale, receivedAt)],
    [words.about, line ? nameWithTarget(locale, line) : words.whole],
    [words.text, <Lines key="text" text={text} />],
    [words.wish, wishes[wish]],
    [words.due, settledAt === null && formatDay(locale, dueAt)],
  ];
}
