import { describe, expect, it } from 'vitest';
import { findFaults, otherLooks } from '#tests/stage/browser/find-faults.ts';
import { priceListScreens, wizardScreens } from '#tests/stage/browser/screens.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

describe('price list and wizard', () => {
  it.each(otherLooks)(
    'have nothing that bars the way to anyone either: $locale, $width px, $colorScheme',
    async (look) => {
      const shown = { ...priceListScreens, ...wizardScreens };
      expect(await findFaults(here, shown, look)).toEqual({});
    },
  );
});
