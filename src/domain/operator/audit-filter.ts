import { readDay } from '#domain/calendar.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { isUuid } from '#domain/uuid.ts';
import { type AuditAction, auditActions } from './audit.ts';

/** Which entries of the log of changes are asked for; what is undefined does not matter. */
export interface AuditFilter {
  /** The id of a person, or the program itself. */
  person: string | undefined;
  action: AuditAction | undefined;
  /** The number of an order. */
  order: number | undefined;
  /** A day in Prague, as YYYY-MM-DD. */
  day: string | undefined;
}

/** The place in the list: entries older or newer than this one, or the newest. */
export type AuditPlace = { older: number } | { newer: number } | undefined;

/** What stands in place of a person for what the program did by itself. */
export const PROGRAM = 'program';

/** Reads a filter out of an address; what makes no sense there does not matter. */
export function readAuditFilter(read: (name: string) => string): AuditFilter {
  const [person, action] = [read('person'), read('action')];
  return {
    person: person === PROGRAM || isUuid(person) ? person : undefined,
    action: auditActions.find((known) => known === action),
    order: readOrderNumber(read('order')),
    day: readDay(read('day')),
  };
}

/** Reads the place out of an address. */
export function readAuditPlace(read: (name: string) => string): AuditPlace {
  const seqOf = (typed: string) => (/^\d{1,15}$/.test(typed) ? Number(typed) : undefined);
  const [older, newer] = [seqOf(read('before')), seqOf(read('after'))];
  if (older !== undefined) return { older };
  return newer === undefined ? undefined : { newer };
}
