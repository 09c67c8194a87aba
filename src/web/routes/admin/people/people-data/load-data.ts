import { type ConsentCount, countConsents } from '#database/people/view-person.ts';
import { findErasure } from '#database/people/erasures.ts';
import { readDay } from '#domain/time/calendar.ts';
import type { ErasureState } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

/** Days as they were typed, and what is wrong with them. */
export interface ConsentsPart {
  from: string;
  to: string;
  problem: 'dayInvalid' | 'daysCrossed' | undefined;
  counts: ConsentCount[];
}

/** How many orders agreed to what, of the days of an address. */
export async function loadConsents(
  { db }: Pick<Services, 'db'>,
  query: URLSearchParams,
): Promise<ConsentsPart> {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''].map((day) => day.trim());
  const input = { from: (from ?? '').slice(0, 40), to: (to ?? '').slice(0, 40) };
  const days = { from: dayOf(input.from), to: dayOf(input.to) };
  if (days.from === undefined || days.to === undefined) {
    return { ...input, problem: 'dayInvalid', counts: [] };
  }
  if (days.from && days.to && days.from > days.to) {
    return { ...input, problem: 'daysCrossed', counts: [] };
  }
  const counts = await countConsents(db, { from: days.from, to: days.to });
  return { ...input, problem: undefined, counts };
}

/** Null where no day was typed; undefined where what was typed is none. */
function dayOf(input: string): string | null | undefined {
  return input === '' ? null : readDay(input);
}

/** What became of the erasure that an address names. */
export async function loadResult(
  { db }: Pick<Services, 'db'>,
  id: string | null,
): Promise<{ state: ErasureState; erased: number } | undefined> {
  const found = id !== null && isUuid(id) ? await findErasure(db, id) : undefined;
  return found && { state: found.state, erased: found.erased };
}
