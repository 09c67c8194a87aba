import { figures, within } from '#domain/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/promises.ts';
import type { HomeMessages } from '#messages/cs/site/home.ts';

export const home: HomeMessages = {
  metaTitle: (brand) => `Followers, likes and views for social media | ${brand}`,
  metaDescription:
    'Packages of followers, likes and views for Instagram, TikTok, YouTube and Facebook. Price, delivery time and guarantee are known in advance, and we ask for no password.',
  badge: 'No password, no account',
  headline: 'Get your profile off the ground',
  lead: 'Followers, likes and views in packages. You know the price, delivery time and guarantee before you pay.',
  order: 'Order now',
  pricing: 'Pricing',
  trust: {
    title: 'What you can rely on',
    points: (guarantee) => [
      {
        key: 'guarantee',
        title: `${figures(guarantee)}-day guarantee`,
        text: 'If the count drops, we top it up free.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s own page.',
      },
      {
        key: 'support',
        title: 'Support in English and Czech',
        text: 'Email us or message us on WhatsApp.',
      },
    ],
  },
  features: {
    title: 'How the number grows',
    gradual: {
      title: 'Gradually',
      text: 'A package arrives bit by bit over the whole delivery time, never all at once.',
    },
    refill: {
      title: 'With a refill',
      text: 'If the count falls during the guarantee, we make up the difference free. You need not be the one to notice.',
    },
    noPassword: {
      title: 'Without a password',
      text: 'A public name or link is enough. We never ask for a password or a login code.',
    },
  },
  platforms: {
    title: 'Choose your platform',
    from: (price) => `from ${price}`,
    all: 'Full price list',
    soon: 'soon',
    upcoming: 'No prices yet',
  },
  technology: {
    title: 'We fly by instruments',
    delivery: {
      title: 'Delivery in small parts',
      text: 'The increase is spread over the whole delivery time, and you know in advance how long that is: the larger the package, the longer the flight.',
    },
    orders: {
      title: 'Your order in plain sight',
      text: 'Every order has a private page: where it stands, when it should be done, and the invoices to download.',
    },
    experience: {
      title: 'Platforms change',
      text: 'When one of them changes its rules or its links, we change the packages and the order form with it.',
    },
    targeting: {
      title: 'Right on target',
      text: 'We read the link you paste and show what we found in it, a profile or a post. A link to another platform is turned down before you pay.',
    },
  },
  steps: {
    title: 'Four steps to take-off',
    all: 'The whole process, step by step',
    steps: [
      {
        title: 'Pick a package',
        text: 'Platform, service and size. Each one shows its price, delivery time and guarantee.',
      },
      {
        title: 'Paste a link',
        text: 'To a public profile, post or video. You do not have to register.',
      },
      {
        title: 'Pay',
        text: 'On the payment provider’s encrypted page. The invoice comes by email.',
      },
      {
        title: 'Watch it grow',
        text: `If you ask for it in the order, we usually start within ${USUAL_START_HOURS} and at the latest within ${within('en', LATEST_START_HOURS, 'hour')} of confirmed payment.`,
      },
    ],
  },
  discount: {
    title: 'The discount climbs with every package',
    text: 'It covers the whole order, even with several platforms in it, and comes off by itself.',
    percent: (percent) => (percent > 0 ? `−${percent}%` : `${percent}%`),
    order: 'Build your order',
  },
  teaser: {
    title: 'Prices at a glance',
    lead: 'One package from each platform. The other sizes and services are in the price list.',
    all: 'All packages',
    contact: 'Ask us',
  },
  start: {
    title: 'Where do you want to take off?',
    text: 'Choose a platform. Service, size and link come next, in the order.',
  },
  about: {
    title: (brand) => `About ${brand}`,
    shop: (brand, operator, address) =>
      `${brand} sells packages of followers, likes and views. It is run by ${operator}, ${address}.`,
    honest:
      'We sell numbers, not an audience’s interest: what is delivered may not come from real, active users. Every package says so before you pay.',
    career: 'Working with us',
    hiring: 'We advertise no jobs. If you would like to work with us all the same, write to',
  },
  curve: {
    description: (amounts) => `A growth curve with its points at package sizes: ${amounts}.`,
  },
};
