import type { Locale, PerLocale } from '#domain/locale.ts';
import { type EmailNames, emailNames as cs } from '#messages/cs/operator/email-names.ts';
import { emailNames as en } from '#messages/en/operator/email-names.ts';

const orderEmailNames: PerLocale<EmailNames> = { cs, en };

/** What an e-mail about an order is called, at the beginning of a sentence. */
export function emailName(locale: Locale, kind: string): string {
  return knownEmail(locale, kind) ?? kind;
}

/** The same; undefined of an e-mail that is about no order. */
export function knownEmail(locale: Locale, kind: string): string | undefined {
  const known: Readonly<Record<string, string>> = orderEmailNames[locale];
  const name = known[kind];
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}
