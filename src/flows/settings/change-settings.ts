import { changedFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { isAgreedTo, lockShopSettings, saveShopSettings } from '#database/offer/shop-settings.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  type SettingProblem,
  type SettingsPart,
  settingsForms,
} from '#domain/admin/settings-form.ts';
import type { StoredSettings } from '#domain/shop/shop-settings.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';

export type ChangedSettings =
  | { ok: true }
  | FormRefusal<Readonly<Partial<Record<string, SettingProblem>>>>;

/**
 * Sets what one form of the settings says (rules 85), and tells every replica. Both values stand in the log. What
 * is so already stays, and the day of the legal texts once an order has agreed to them.
 * @param seen the stamp of the settings with which the form was filled in (`stampOfValues`)
 */
export async function changeSettings(
  { db, clock, started }: Pick<Services, 'db' | 'clock' | 'started'>,
  asked: {
    operator: Pick<Operator, 'id'>;
    part: SettingsPart;
    /** What was posted, by name. */
    field: (name: string) => string;
    seen: string;
  },
): Promise<ChangedSettings> {
  const { operator, part, field, seen } = asked;
  const read = settingsForms[part].readPosted(field);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const values: Partial<StoredSettings> = read.values;
  const at = clock();
  return db.transaction(async (tx): Promise<ChangedSettings> => {
    const stored = await lockShopSettings(tx, at);
    const { before, after } = changedFacts({ ...stored }, { ...values });
    if (Object.keys(after).length === 0) return { ok: true };
    if (seen !== stampOfValues(stored)) return { ok: false, problem: 'changed-meanwhile' };
    if ('legalDay' in values && (await isAgreedTo(tx, stored.legalDay ?? started.legalDay))) {
      return { ok: false, problem: 'input-wrong', problems: { legalDay: 'day-fixed' } };
    }
    await saveShopSettings(tx, values, at);
    await tellChangedPages(tx, 'all');
    const action = actionOf(values);
    await recordChange(tx, {
      operatorId: operator.id,
      action,
      subject: 'settings',
      before,
      after,
      at,
    });
    return { ok: true };
  });
}

function actionOf({ isStopped }: Partial<StoredSettings>) {
  if (isStopped === undefined) return 'settings-changed';
  return isStopped ? 'orders-stopped' : 'orders-taken-again';
}
