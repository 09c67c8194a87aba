import { type ConsentCount, countConsents } from '#database/people/consents.ts';
import { type ErasurePlace, findErasure, listErasures } from '#database/people/erasures.ts';
import { readDay } from '#domain/calendar.ts';
import type { ErasureState } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

/** Erasures of a page. */
const MOST = 20;

/** Days as they were typed, and what is wrong with them. */
export interface ConsentsPart {
  from: string;
  to: string;
  problem: 'dayInvalid' | 'daysCrossed' | undefined;
  counts: ConsentCount[];
}

export interface ErasuresPart {
  rows: { id: string; state: ErasureState; askedAt: Date; endedAt: Date | null; erased: number }[];
  /** What the next page begins behind. */
  next: string | undefined;
  isFirst: boolean;
}

/** How many orders agreed to what, of the days of an address. */
export async function loadConsents(
  { db }: Pick<Services, 'db'>,
  query: URLSearchParams,
): Promise<ConsentsPart> {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''].map((day) => day.trim());
  const typed = { from: (from ?? '').slice(0, 40), to: (to ?? '').slice(0, 40) };
  const days = { from: dayOf(typed.from), to: dayOf(typed.to) };
  if (days.from === undefined || days.to === undefined) {
    return { ...typed, problem: 'dayInvalid', counts: [] };
  }
  if (days.from && days.to && days.from > days.to) {
    return { ...typed, problem: 'daysCrossed', counts: [] };
  }
  const counts = await countConsents(db, { from: days.from, to: days.to });
  return { ...typed, problem: undefined, counts };
}

/** Null where no day was typed; undefined where what was typed is none. */
function dayOf(typed: string): string | null | undefined {
  return typed === '' ? null : readDay(typed);
}

/** A page of the erasures. */
export async function loadErasures(
  { db }: Pick<Services, 'db'>,
  after: string | null,
): Promise<ErasuresPart> {
  const place = readPlace(after ?? '');
  const found = await listErasures(db, place, MOST + 1);
  const rows = found
    .slice(0, MOST)
    .map(({ id, state, askedAt, endedAt, erased }) => ({ id, state, askedAt, endedAt, erased }));
  const last = rows.at(-1);
  const next = found.length > MOST && last ? `${last.askedAt.getTime()}~${last.id}` : undefined;
  return { rows, next, isFirst: place === undefined };
}

/** Behind which erasure a page begins; undefined for the first page, and for what the shop has not written. */
function readPlace(text: string): ErasurePlace | undefined {
  const [ms = '', id = ''] = text.split('~');
  return /^\d{13}$/.test(ms) && isUuid(id) ? { askedAt: new Date(Number(ms)), id } : undefined;
}

/** What became of the erasure that an address names. */
export async function loadResult(
  { db }: Pick<Services, 'db'>,
  id: string | null,
): Promise<{ state: ErasureState; erased: number } | undefined> {
  const found = id !== null && isUuid(id) ? await findErasure(db, id) : undefined;
  return found && { state: found.state, erased: found.erased };
}
