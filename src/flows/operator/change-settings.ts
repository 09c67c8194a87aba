import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { isAgreedTo, lockShopSettings, saveShopSettings } from '#database/shop-settings.ts';
import type { Operator } from '#domain/operator/operator.ts';
import {
  type SettingTypos,
  type SettingsPart,
  type TypedSettings,
  readSettings,
} from '#domain/operator/settings-form.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from './stamp-of-values.ts';

export type ChangedSettings =
  | { ok: true }
  | { ok: false; problem: 'setting-typos'; problems: SettingTypos }
  /** Somebody else has changed them since the form was shown. */
  | { ok: false; problem: 'settings-stale' };

/**
 * Sets what one form of the settings says (rules 85), and tells every replica. Both values stand in the log. What
 * is so already stays, and the day of the legal texts once an order has agreed to them.
 * @param seen the stamp of the settings with which the form was filled in (`stampOfValues`)
 * @param stops whether orders are to be stopped, of the form about them
 */
export async function changeSettings(
  { db, clock, started }: Pick<Services, 'db' | 'clock' | 'started'>,
  asked: {
    operator: Pick<Operator, 'id'>;
    part: SettingsPart;
    typed: TypedSettings;
    seen: string;
    stops: boolean;
  },
): Promise<ChangedSettings> {
  const { operator, part, typed, seen, stops } = asked;
  const read = readSettings(part, typed, stops);
  if (!read.ok) return { ok: false, problem: 'setting-typos', problems: read.problems };
  const { wished } = read;
  const at = clock();
  return db.transaction(async (tx): Promise<ChangedSettings> => {
    const stored = await lockShopSettings(tx, at);
    const changed = keysOf(stored).filter((key) => key in wished && wished[key] !== stored[key]);
    if (changed.length === 0) return { ok: true };
    if (seen !== stampOfValues(stored)) return { ok: false, problem: 'settings-stale' };
    if ('legalDay' in wished && (await isAgreedTo(tx, stored.legalDay ?? started.legalDay))) {
      return { ok: false, problem: 'setting-typos', problems: { legalDay: 'day-fixed' } };
    }
    await saveShopSettings(tx, wished, at);
    await tellChangedPages(tx, 'all');
    await noteChange(tx, {
      operatorId: operator.id,
      action: actionOf(part, stops),
      subject: 'settings',
      before: Object.fromEntries(changed.map((key) => [key, stored[key]])),
      after: Object.fromEntries(changed.map((key) => [key, wished[key] ?? null])),
      at,
    });
    return { ok: true };
  });
}

function actionOf(part: SettingsPart, stops: boolean) {
  if (part !== 'orders') return 'settings-changed';
  return stops ? 'orders-stopped' : 'orders-taken-again';
}
