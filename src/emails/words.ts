import type { PerLocale } from '#domain/locale.ts';
import { afterOrder as csAfterOrder } from '#messages/cs/emails/after-order.ts';
import { afterSalesEmails as csAfterSales } from '#messages/cs/emails/after-sales.ts';
import { emails as cs } from '#messages/cs/emails/emails.ts';
import { afterOrder as enAfterOrder } from '#messages/en/emails/after-order.ts';
import { afterSalesEmails as enAfterSales } from '#messages/en/emails/after-sales.ts';
import { emails as en } from '#messages/en/emails/emails.ts';

const csWords = { ...cs, ...csAfterOrder, ...csAfterSales };

/** Words of the e-mails to customers about their orders. */
export type EmailWords = typeof csWords;

/** E-mails go out from jobs that serve both editions, so both languages are at hand here. */
export const emailWords: PerLocale<EmailWords> = {
  cs: csWords,
  en: { ...en, ...enAfterOrder, ...enAfterSales },
};
