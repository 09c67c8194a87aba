import { expect, it } from 'vitest';
import { LOOK } from '#tests/stage/browser/look-at-screens.ts';
import { everyLookInside } from '#tests/stage/browser/looks.ts';
import { faultsOfSection } from '#tests/stage/browser/screens-section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const here = useShop({ clock: time.clock });

it('every screen of the section and of those it works for is sound in Czech', LOOK, async () => {
  expect(await faultsOfSection(here, time, 'cs', everyLookInside)).toEqual({});
});
