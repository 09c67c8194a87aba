import type { Locale, PerLocale } from '#domain/locale.ts';
import { signIn } from '#tests/stage/operator.ts';
import type { TestClock } from '#tests/stage/time.ts';
import { faultsOf } from './look-at-screens.ts';
import type { Looks } from './looks.ts';
import { articleScreens } from './screens-articles.ts';
import { adminScreens } from './screens-desk.ts';
import { followedScreens } from './screens-followed.ts';
import { messageScreens } from './screens-messages.ts';
import { emptyScreens, listScreens } from './screens-orders.ts';
import { priceScreens } from './screens-prices.ts';
import { setSectionStage } from './section-stage.ts';
import type { ShopInUse } from './use-shop.ts';

/** Looks at the section of a shop without orders, then of a busy one. @returns what is wrong, by screen */
export async function faultsOfSection(
  here: ShopInUse,
  time: TestClock,
  locale: Locale,
  { [locale]: looks }: PerLocale<Looks>,
): Promise<Record<string, string[]>> {
  const me = await signIn(here.shop, { language: locale });
  const empty = await faultsOf(here, {
    locale,
    stage: { shop: here.shop, me },
    screens: emptyScreens,
    looks,
  });
  const stage = await setSectionStage(here.shop, time, locale);
  const screens = {
    ...listScreens,
    ...messageScreens,
    ...adminScreens,
    ...followedScreens,
    ...priceScreens,
    ...articleScreens,
  };
  return { ...empty, ...(await faultsOf(here, { locale, stage, screens, looks })) };
}
