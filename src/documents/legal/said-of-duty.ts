import { formatDay } from '#content/moment-text.ts';
import { noonOf, readDay } from '#domain/calendar.ts';
import { type Confirmation, confirmedUntil } from '#domain/legal/confirmation.ts';
import type { CheckedDuty, ConfirmedDuty, Finding } from '#domain/legal/duty.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { LegalMessages } from '#messages/cs/operator/legal.ts';

/** What the look at a duty brought, as page and file say it. */
export interface SaidOfDuty {
  said: string;
  /** What bears it out or is missing. */
  found: readonly string[];
}

/** Of a duty that the program looks at. */
export function saidOfChecked(
  locale: Locale,
  m: LegalMessages,
  { duty, isMet, found }: Finding<CheckedDuty>,
): SaidOfDuty {
  const { met, broken } = m.checked[duty];
  const words = found.map((one) => sayFound(locale, m, one));
  const isWaiting = isMet && met.endsWith(':') && words.length === 0;
  return { said: isMet ? met : broken, found: isWaiting ? [m.nothing] : words };
}

/** Of a duty that a person confirms. */
export function saidOfConfirmed(
  locale: Locale,
  m: LegalMessages,
  { isMet }: Finding<ConfirmedDuty>,
  confirmation: Confirmation | undefined,
): SaidOfDuty {
  if (!confirmation) return { said: m.unsaid, found: [] };
  const { person, confirmedAt, evidence } = confirmation;
  const day = formatDay(locale, confirmedAt);
  const said = isMet
    ? m.said(person, day, formatDay(locale, confirmedUntil(confirmation)))
    : m.ended(person, day);
  return { said, found: [evidence] };
}

function sayFound(locale: Locale, m: LegalMessages, found: string): string {
  const edition = locales.find((one) => one === found);
  if (edition) return m.editions[edition];
  return readDay(found) === found ? formatDay(locale, noonOf(found)) : found;
}
