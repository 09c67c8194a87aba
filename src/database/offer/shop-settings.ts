import { eq, sql } from 'drizzle-orm';
import { type StoredSettings, nothingSet } from '#domain/shop/shop-settings.ts';
import { orders } from '#database/schema/orders.ts';
import { shopSettings } from '#database/schema/offering.ts';
import type { Queryable, Transaction } from '#database/client.ts';

/** What the operator has set (rules 85). */
export async function readShopSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.select().from(shopSettings).limit(1);
  return row ? settingsIn(row) : nothingSet;
}

/** The same, held until the transaction ends, so that two changes follow one another. */
export async function lockShopSettings(tx: Transaction, now: Date): Promise<StoredSettings> {
  await tx
    .insert(shopSettings)
    .values({ ...nothingSet, changedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(shopSettings).limit(1).for('update');
  return row ? settingsIn(row) : nothingSet;
}

/** Whether an order has agreed to the legal texts of a day; while the transaction goes on none can. */
export async function isAgreedTo(tx: Transaction, legalDay: string): Promise<boolean> {
  await tx.execute(sql`lock table ${orders} in share mode`);
  return findAgreed(tx, legalDay);
}

/** The same as it stands. */
export async function findAgreed(db: Queryable, legalDay: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.termsVersion, legalDay))
    .limit(1);
  return row !== undefined;
}

/** Keeps what has changed of the settings, whose row is locked. */
export async function saveShopSettings(
  tx: Transaction,
  changed: Partial<StoredSettings>,
  changedAt: Date,
): Promise<void> {
  await tx.update(shopSettings).set({ ...changed, changedAt });
}

function settingsIn(row: typeof shopSettings.$inferSelect): StoredSettings {
  const { id: _, changedAt: __, ...stored } = row;
  return stored;
}
