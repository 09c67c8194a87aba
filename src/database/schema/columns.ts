import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment, kept with its time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** A sum in haléře. */
export const haler = (name: string) => bigint(name, { mode: 'number' });
