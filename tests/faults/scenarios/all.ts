import type { Scenario } from '#tests/faults/scenario.ts';
import { accounts } from './accounts.ts';
import { backupChecks } from './backup-checks.ts';
import { bulkActions } from './bulk-actions.ts';
import { clicks } from './clicks.ts';
import { clocks } from './clocks.ts';
import { crashes } from './crashes.ts';
import { crossed } from './crossed.ts';
import { databases } from './databases.ts';
import { embeddedDatabases } from './embedded.ts';
import { erasures } from './erasures.ts';
import { fullDisks } from './full-disks.ts';
import { generators } from './generators.ts';
import { hostile, hostileRun } from './hostile.ts';
import { imports } from './imports.ts';
import { pendingActions } from './pending-actions.ts';
import { mail } from './mail.ts';
import { moneyBack } from './money-back.ts';
import { notifications } from './notifications.ts';
import { partialRefunds } from './partial-refunds.ts';
import { providers } from './providers.ts';
import { replicas } from './replicas.ts';
import { restores } from './restored.ts';
import { stops } from './stops.ts';
import { webhooks } from './webhooks.ts';

/** What can be chosen about them. */
interface Choice {
  /** How long hostile clients go on. */
  hostileSeconds: number;
}

/** Every fault that is tried; the slowest first, so that the rest fills the time beside them. */
export function listScenarios({ hostileSeconds }: Choice): readonly Scenario[] {
  return [
    ...embeddedDatabases,
    ...stops,
    ...mail,
    ...providers,
    ...accounts,
    ...databases,
    ...fullDisks,
    ...replicas,
    ...restores,
    ...backupChecks,
    ...crashes,
    ...partialRefunds,
    ...bulkActions,
    ...generators,
    ...imports,
    ...erasures,
    ...webhooks,
    ...pendingActions,
    ...moneyBack,
    ...notifications,
    ...clicks,
    ...crossed,
    ...clocks,
    ...hostile,
    hostileRun(hostileSeconds),
  ];
}
