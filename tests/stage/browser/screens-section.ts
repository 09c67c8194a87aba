import type { Locale, PerLocale } from '#domain/locale.ts';
import { signIn } from '#tests/stage/operator.ts';
import type { TestClock } from '#tests/stage/time.ts';
import { type Looks, faultsOf } from './look-at-screens.ts';
import { articleScreens } from './screens-articles.ts';
import { deskScreens } from './screens-desk.ts';
import { followedScreens } from './screens-followed.ts';
import { messageScreens } from './screens-messages.ts';
import { emptyScreens, listScreens } from './screens-orders.ts';
import { priceScreens } from './screens-prices.ts';
import { setSectionStage } from './section-stage.ts';
import type { ShopInUse } from './use-shop.ts';

/** Its screens are twice as many as the shop's: what is alike in both editions is looked at in one of them. */
const looks: PerLocale<Looks> = {
  cs: { widths: [390, 768, 1440], scheme: 'light', isWhole: true, isInDark: false },
  en: { widths: [1440, 2560, 320], scheme: 'dark', isWhole: false, isInDark: false },
};

/** Looks at the section of a shop without orders, then of a busy one. @returns what is wrong, by screen */
export async function faultsOfSection(
  here: ShopInUse,
  time: TestClock,
  locale: Locale,
): Promise<Record<string, string[]>> {
  const me = await signIn(here.shop, { language: locale });
  const empty = await faultsOf(here, {
    locale,
    stage: { shop: here.shop, me },
    screens: emptyScreens,
    looks: looks[locale],
  });
  const stage = await setSectionStage(here.shop, time, locale);
  const screens = {
    ...listScreens,
    ...messageScreens,
    ...deskScreens,
    ...followedScreens,
    ...priceScreens,
    ...articleScreens,
  };
  return { ...empty, ...(await faultsOf(here, { locale, stage, screens, looks: looks[locale] })) };
}
