import type { Scenario } from '#tests/faults/scenario.ts';
import { clicks } from './clicks.ts';
import { clocks } from './clocks.ts';
import { crashes } from './crashes.ts';
import { crossed } from './crossed.ts';
import { databases } from './databases.ts';
import { mail } from './mail.ts';
import { notifications } from './notifications.ts';
import { providers } from './providers.ts';
import { replicas } from './replicas.ts';
import { restores } from './restored.ts';

/** Every fault that is tried; the slowest first, so that the rest fills the time beside them. */
export const scenarios: readonly Scenario[] = [
  ...mail,
  ...providers,
  ...databases,
  ...replicas,
  ...restores,
  ...crashes,
  ...notifications,
  ...clicks,
  ...crossed,
  ...clocks,
];
