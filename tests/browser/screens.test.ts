import { describe, expect, it } from 'vitest';
import { chosenLooks, findFaults } from '#tests/stage/browser/find-faults.ts';
import { screens } from '#tests/stage/browser/screens.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

describe('every screen', () => {
  it.each(chosenLooks)(
    'has nothing that bars the way to anyone: $locale, $width px, $colorScheme',
    async (look) => {
      expect(await findFaults(here, screens, look)).toEqual({});
    },
  );
});
