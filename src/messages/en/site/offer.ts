import { LOWEST_PRICE_DAYS } from '#domain/catalogue/price-history.ts';
import { plural } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import type { OfferMessages, PackageMessages, PriceListMessages } from '#messages/cs/site/offer.ts';

export const offer: OfferMessages = {
  marked: {
    popular: { badge: 'Most popular', point: 'Most popular package' },
    recommended: { badge: 'Recommended', point: 'Recommended package' },
  },
  bonus: (count) => `+${count}\u00a0free`,
  pricePerUnit: (price, perUnit) => `${price} ${perUnit}`,
  priceApiece: (price) => `${price} each`,
  delivery: (span) => `delivery ${span}`,
  guarantee: (days) => `${days}-day guarantee`,
  details: 'Details',
  order: 'Order',
  orderOf: (full) => `Order ${full}`,
  lists: {
    benefits: 'What you get',
    needs: 'What we need',
    excluded: 'What is not included',
  },
  ownBenefits: 'What you get differs for these packages:',
  lowestBefore: `Lowest price in the ${LOWEST_PRICE_DAYS}\u00a0days before:`,
  currencyNote:
    'Prices are final, include all taxes and fees and are charged in Czech crowns (CZK). Euro figures are approximate.',
  curve: {
    title: (perUnit) => `Price ${perUnit} by package size`,
    description: (smallest, highPrice, largest, lowPrice) =>
      `Chart of unit prices: the smallest package (${smallest}) works out at ${highPrice} per unit, the largest (${largest}) at ${lowPrice}.`,
    marked: (full, price) => `Marked package (${full}): ${price} per unit.`,
    amountAxis: 'Units in the package',
    priceAxis: 'Unit price',
    currentPoint: 'This package',
  },
};

export const packagePage: PackageMessages = {
  metaTitle: (full, brand) => `${full} | ${brand}`,
  metaDescription: (full, price, delivery, guarantee) =>
    `${full} for ${price}. Delivery time ${delivery}, refill guarantee ${guarantee}, no password, no account.`,
  back: 'Back to pricing',
  price: 'Price',
  security: {
    title: 'What you can rely on',
    points: [
      {
        key: 'password',
        title: 'No password',
        text: 'A public name or link is enough. We never ask for a password or a login code.',
      },
      {
        key: 'anonymous',
        title: 'Anonymous',
        text: 'We never make your purchase public. Our supplier gets only the link and the quantity, not your name or contact details.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s encrypted page; your card number never passes through us.',
      },
      {
        key: 'gdpr',
        title: 'Your data (GDPR)',
        text: 'We use your data to handle your order, to do what the law requires, and for one invitation to review, which you can decline. You can ask for a copy at any time, and for erasure of what the law does not make us keep.',
      },
    ],
  },
  descriptionTitle: 'How it works',
  startLabel: 'Start',
  start: `within ${formatWithin('en', LATEST_START_HOURS, 'hour')}`,
  startNote: `Counted from confirmed payment; usually within ${formatWithin('en', USUAL_START_HOURS, 'hour')}. Consumers ask for this in the order form; otherwise we start after the ${WITHDRAWAL_DAYS}-day withdrawal period.`,
  deliveryLabel: 'Delivery time',
  deliveryNote: 'Counted from the start of delivery.',
  guaranteeLabel: 'Refill guarantee',
  guaranteeNote: 'Runs from completion. If the count drops in that time, we refill it free.',
  measured: {
    text: (orders, half, most) =>
      `Of the last ${orders} orders of this service, half were done in ${half}, nine of ten in ${most}.`,
    period: (days) =>
      `Measured over the last ${days} on orders that we were allowed to start at once, from the payment, or from when the profile was added, to delivery. What we promise is the time given above.`,
  },
  termsLink: 'Full terms and conditions',
  relatedTitle: 'Related packages',
  order: {
    title: 'Order this package',
    text: 'Add the link (for a profile, its name will do), check the summary and pay. No account needed.',
  },
};

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
    tier: (items, isTop) =>
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
