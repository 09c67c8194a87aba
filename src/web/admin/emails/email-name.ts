import type { Locale } from '#domain/locale.ts';
import { accountEmail as csAccount, notices as csNotices } from '#messages/cs/emails/notices.ts';
import { emailNames as cs } from '#messages/cs/admin/outbox.ts';
import { accountEmail as enAccount, notices as enNotices } from '#messages/en/emails/notices.ts';
import { emailNames as en } from '#messages/en/admin/outbox.ts';

const ofCustomers = { cs, en };
const ofShop = {
  cs: { ...csNotices, ...csAccount.kinds },
  en: { ...enNotices, ...enAccount.kinds },
};

/** What an e-mail of the shop is called, at the beginning of a sentence. */
export function emailName(locale: Locale, kind: string): string {
  const customers: Readonly<Record<string, string>> = ofCustomers[locale];
  const shop: Readonly<Record<string, { name: string }>> = ofShop[locale];
  const name = customers[kind] ?? shop[kind]?.name ?? kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
