import type { Scenario } from '#tests/faults/scenario.ts';
import { crashes } from './crashes.ts';

export const scenarios: readonly Scenario[] = [...crashes];
