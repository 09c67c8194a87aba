import type { Locale, PerLocale } from '#domain/locale.ts';
import { type EmailNames, emailNames as cs } from '#messages/cs/operator/email-names.ts';
import { emailNames as en } from '#messages/en/operator/email-names.ts';

const names: PerLocale<EmailNames> = { cs, en };

/** What an e-mail about an order is called, at the beginning of a sentence. */
export function emailName(locale: Locale, kind: string): string {
  const name = knownName(locale, kind) ?? kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether it is an e-mail about an order, which has a name. */
export function isNamedEmail(locale: Locale, kind: string): boolean {
  return knownName(locale, kind) !== undefined;
}

function knownName(locale: Locale, kind: string): string | undefined {
  const known: Readonly<Record<string, string>> = names[locale];
  return known[kind];
}
