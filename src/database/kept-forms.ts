import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { keptForms } from '#database/schema/operators.ts';

export type KeptFormRow = typeof keptForms.$inferSelect;

/** Keeps a form until it is filled in again. */
export async function insertKeptForm(db: Queryable, form: KeptFormRow): Promise<void> {
  await db.insert(keptForms).values(form);
}

/** Takes the form that was kept for a page, once; undefined where there is none, or it is too old. */
export async function takeKeptForm(
  db: Queryable,
  { hash, path, now }: { hash: string; path: string; now: Date },
): Promise<KeptFormRow | undefined> {
  const [taken] = await db
    .delete(keptForms)
    .where(and(eq(keptForms.hash, hash), eq(keptForms.path, path), gt(keptForms.expiresAt, now)))
    .returning();
  return taken;
}
