import { formatRange, formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';
import type { HomeMessages, PressMessages } from '#messages/cs/site/home.ts';

export const home: HomeMessages = {
  metaTitle: (brand) => `Followers, likes and views for social media | ${brand}`,
  metaDescription:
    'Packages of followers, likes and views for Instagram, TikTok, YouTube and Facebook. You know the price, delivery time and guarantee in advance, and we never ask for a password.',
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
        title: `${formatRange(guarantee)}-day guarantee`,
        text: 'If the count drops in that time, we refill it free.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s encrypted page.',
      },
      {
        key: 'support',
        title: 'Support in English and Czech',
        text: 'Email us or write to us in the chat.',
      },
    ],
  },
  features: {
    title: 'How the number grows',
    gradual: {
      title: 'Gradually',
      text: 'A package arrives bit by bit over the whole delivery time, not all at once.',
    },
    refill: {
      title: 'With a refill',
      text: 'If the count drops within the guarantee period, we refill it free. You need not be the first to notice.',
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
    title: 'We fly on instruments',
    delivery: {
      title: 'Delivery in small parts',
      text: 'The increase is spread over the whole delivery time. Every package and the order summary say how long the flight takes.',
    },
    orders: {
      title: 'Your order on the radar',
      text: 'Your order has a private page. It shows where the order stands, when it should be done, and the invoices to download.',
    },
    experience: {
      title: 'Platforms change',
      text: 'When a platform changes its rules or the form of its links, we adapt the packages and the order form.',
    },
    targeting: {
      title: 'Right on target',
      text: 'We read the link you paste and show what we found in it, a profile or a post. A link to another platform is refused before you pay.',
    },
  },
  steps: {
    title: 'Four steps to take-off',
    all: 'The whole process, step by step',
    steps: [
      {
        title: 'Pick a package',
        text: 'Platform, service and size. Each package shows its price, delivery time and guarantee.',
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
        text: `If you ask for it in the order, we usually start within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of confirmed payment, ${LATEST_START_HOURS} at the latest.`,
      },
    ],
  },
  discount: {
    title: 'The discount climbs as you add packages',
    text: 'It applies to the whole order, across platforms. It is taken off automatically.',
    percent: (percent) => (percent > 0 ? `−${percent}%` : `${percent}%`),
    order: 'Build your order',
  },
  teaser: {
    title: 'Prices at a glance',
    lead: 'One package for each platform. The other sizes and services are in the price list.',
    all: 'All packages',
    contact: 'Ask us',
  },
  start: {
    title: 'Where would you like to take off?',
    text: 'Choose a platform. You pick the service and size and paste the link on the next page.',
  },
  about: {
    title: (brand) => `About ${brand}`,
    shop: (brand, operator, address) =>
      `${brand} sells packages of followers, likes and views. It is run by ${operator}, ${address}.`,
    honest:
      'We sell numbers, not an audience’s interest: what is delivered may not come from real, active users. Every package page says so, and the order says it again before you pay.',
    career: 'Working with us',
    hiring:
      'We have no vacancies at the moment. If you would like to work with us all the same, write to',
  },
  curve: {
    description: (amounts) => `A growth curve with points at the package sizes: ${amounts}.`,
  },
};

export const press: PressMessages = {
  title: 'In the press',
};
