import type { Locale, PerLocale } from '#domain/locale.ts';
import { type OutboxMessages, outbox as cs } from '#messages/cs/operator/outbox.ts';
import { outbox as en } from '#messages/en/operator/outbox.ts';
import { knownEmail } from './email-name.ts';

export const outboxWords: PerLocale<OutboxMessages> = { cs, en };

/** What any e-mail of the shop is called, at the beginning of a sentence. */
export function anyEmailName(locale: Locale, kind: string): string {
  const others: Readonly<Record<string, string>> = outboxWords[locale].names;
  const name = others[kind] ?? kind;
  return knownEmail(locale, kind) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
