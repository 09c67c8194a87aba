import { expect, it } from 'vitest';
import { LOOK, faultsOfScreens } from '#tests/stage/browser/look-at-screens.ts';
import { everyLook } from '#tests/stage/browser/looks.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

it(
  'every screen in Czech is valid, bars the way to nobody and fits every window',
  LOOK,
  async () => {
    expect(await faultsOfScreens(here, 'cs', everyLook)).toEqual({});
  },
);
