import type { PriceListMessages } from '#messages/cs/site/price-list.ts';
import { plural } from '#domain/locale.ts';

export const priceList: PriceListMessages = {
  metaTitle: (brand) => `Prices for followers, likes and views | ${brand}`,
  metaDescription: (percent) =>
    `Instagram, TikTok, YouTube and Facebook packages with their prices, unit prices, delivery times and guarantees, and a volume discount of up to ${percent}%.`,
  tabTitle: (service, brand) => `${service}: pricing | ${brand}`,
  tabDescription: (service, price, percent) =>
    `${service}: packages from ${price} with unit price, delivery time and guarantee. Volume discount of up to ${percent}%.`,
  title: 'Pricing',
  lead: 'Final prices, no account, no password. Every package also shows its unit price.',
  platformTabs: 'Platforms',
  serviceTabs: (platform) => `${platform} services`,
  discount: {
    title: 'More packages, a bigger discount',
    text: 'The discount comes off the whole order. All packages in the cart count, from any platform.',
    textFrom: (price) =>
      `The discount comes off the whole order. Packages from ${price} up count, from any platform.`,
    countedFrom: (price) => `Packages from ${price} count.`,
    rung: (items, isTop) =>
      isTop
        ? `${items} or more packages`
        : `${items}\u00a0${plural('en', items, { one: 'package', other: 'packages' })}`,
    percent: (percent) => `−${percent}%`,
    notCombined:
      'Discounts cannot be combined. If you have a code, whichever discount is better for you applies.',
  },
  comingSoon: 'Coming soon',
  soon: 'soon',
};
