import { type StoredSettings, nothingSet } from '#domain/shop-settings.ts';
import { shopSettings } from '#database/schema/shop-settings.ts';
import type { Queryable } from './client.ts';

/** What the operator has set (rules 85). */
export async function readShopSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.select().from(shopSettings).limit(1);
  return row ? settingsIn(row) : nothingSet;
}

function settingsIn(row: typeof shopSettings.$inferSelect): StoredSettings {
  const { id: _, changedAt: __, ...stored } = row;
  return stored;
}
