import type { Broken } from './broken.ts';
import { faultVariants } from './fault-variants.ts';
import { pages, section, wiring, wizard } from './pages-and-wiring.ts';
import { flows, rules } from './rules-and-flows.ts';

/** Every program that a test of `npm test` must find broken, besides those that the sentinels find. */
export const broken: readonly Broken[] = [
  ...rules,
  ...flows,
  ...pages,
  ...wizard,
  ...section,
  ...wiring,
  ...faultVariants,
];
