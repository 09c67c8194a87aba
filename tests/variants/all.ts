import type { Broken } from './broken.ts';
import { faultVariants } from './fault-variants.ts';
import { pages, wiring } from './pages-and-wiring.ts';
import { flows, rules } from './rules-and-flows.ts';
import { said } from './said.ts';
import { section, wizard } from './wizard-and-section.ts';

/** Programs that are broken on purpose, by where: those of ours, and those of the suite of faults. */
const places = { rules, flows, said, pages, wizard, section, wiring, faults: faultVariants };

/** Every program that a test of `npm test` must find broken, besides those that the sentinels find. */
export const broken: readonly Broken[] = Object.values(places).flat();
