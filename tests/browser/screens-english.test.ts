import { expect, it } from 'vitest';
import { LOOK, faultsOfScreens } from '#tests/stage/browser/look-at-screens.ts';
import { oneLook } from '#tests/stage/browser/looks.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

it('every screen fits narrow and wide windows in English and speaks it', LOOK, async () => {
  expect(await faultsOfScreens(here, 'en', oneLook)).toEqual({});
});
