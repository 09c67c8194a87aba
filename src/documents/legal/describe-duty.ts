import { formatDay } from '#content/moments.ts';
import { noonOf, readDay } from '#domain/time/calendar.ts';
import {
  type CheckedDuty,
  type Confirmation,
  type ConfirmedDuty,
  type Finding,
  confirmedUntil,
} from '#domain/legal/duty.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';

/** What the look at a duty brought, as page and file say it. */
export interface DutyText {
  stated: string;
  /** What bears it out or is missing. */
  found: readonly string[];
}

/** Of a duty that the program looks at. */
export function describeCheckedDuty(
  locale: Locale,
  m: LegalDutyMessages,
  { duty, outcome, found, why = 'stopped' }: Finding<CheckedDuty>,
): DutyText {
  if (outcome === 'notSeen') return { stated: m.notSeen[why], found: [] };
  const { met, broken, none = m.nothing } = m.checked[duty];
  const isMet = outcome === 'met';
  const words = found.map((one) => sayFound(locale, m, one));
  const isWaiting = isMet && met.endsWith(':') && words.length === 0;
  return { stated: isMet ? met : broken, found: isWaiting ? [none] : words };
}

/** Of a duty that a person confirms. */
export function describeConfirmedDuty(
  locale: Locale,
  m: LegalDutyMessages,
  { outcome }: Finding<ConfirmedDuty>,
  confirmation: Confirmation | undefined,
): DutyText {
  if (!confirmation) return { stated: m.unsaid, found: [] };
  const { person, confirmedAt, evidence } = confirmation;
  const day = formatDay(locale, confirmedAt);
  const stated =
    outcome === 'met'
      ? m.stated(person, day, formatDay(locale, confirmedUntil(confirmation)))
      : m.ended(person, day);
  return { stated, found: [evidence] };
}

function sayFound(locale: Locale, m: LegalDutyMessages, found: string): string {
  const edition = locales.find((one) => one === found);
  if (edition) return m.editions[edition];
  const known = keysOf(m.known).find((one) => one === found);
  if (known) return m.known[known];
  return readDay(found) === found ? formatDay(locale, noonOf(found)) : found;
}
