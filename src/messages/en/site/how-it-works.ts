import { formatRange, formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';
import type { HowItWorksMessages } from '#messages/cs/site/how-it-works.ts';

export const howItWorks: HowItWorksMessages = {
  metaTitle: (brand) => `How it works: five steps from choice to delivery | ${brand}`,
  metaDescription:
    'How an order for followers, likes or views works: the five steps, when we start, what the guarantee covers and what we never ask for.',
  title: 'How it works',
  lead: 'Choose what you want to grow, paste the link and pay. We deliver, and you can see where your order stands at any time.',
  statistics: 'In figures',
  principle: {
    title: 'The principle',
    paragraphs: [
      'Every profile has a public follower count, every post a public count of likes or views. We raise that count by the amount you order.',
      'It grows bit by bit, not in one jump. Our suppliers carry out the delivery: they get the link and the quantity from us, never your name or contact details.',
      'What changes is the number on display. Attention and trust are for your content to earn.',
    ],
    forbidden: 'The platforms’ own rules forbid buying followers, likes and views.',
    terms: 'What the terms say about it',
    drawing: {
      label:
        'Chart of the public count over time: it starts at its level before delivery and rises gradually by the ordered amount; after completion it drops once and a refill brings it back.',
      marks: [
        {
          title: 'Starting point',
          text: 'Before we begin, we note the public count. Everything is measured from there.',
        },
        {
          title: 'Delivery',
          text: 'The count rises gradually until the ordered amount has arrived, bonus included.',
        },
        { title: 'Completion', text: 'We send you an email and the guarantee begins to run.' },
        {
          title: 'Refill',
          text: 'If the count drops within the guarantee period, we refill it free.',
        },
      ],
    },
  },
  steps: {
    title: 'Five steps from choice to delivery',
    choose: {
      title: 'Choose platform and service',
      text: 'Instagram, TikTok, YouTube or Facebook. Followers, subscribers, likes or views.',
    },
    target: {
      title: 'Paste the link',
      text: 'To a profile, a post or a video; for a profile the name will do. We never ask for a password.',
    },
    package: {
      title: 'Choose a package',
      text: 'Each size shows its price, delivery time and guarantee. Fast or natural delivery, local or international targeting and recurring campaigns are arranged separately: ask for them in the note to your order or in a bulk inquiry.',
    },
    payment: {
      title: 'Pay securely',
      text: 'On the payment provider’s encrypted page, by card, Apple Pay or Google Pay. Your card number never passes through us.',
    },
    delivery: {
      title: 'Delivery takes care of itself',
      text: `If you ask for it, we usually start within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of confirmed payment, ${LATEST_START_HOURS} at the latest. Until it is done, keep the profile or post public and under the same name.`,
    },
  },
  technology: {
    title: 'What the technology looks after',
    text: 'Neither a mistyped link nor a second payment has to end in confusion.',
    rows: [
      {
        title: 'It reads your link',
        text: 'From what you paste we recognise the platform, the profile and the post. A link to another platform is refused before you pay.',
      },
      {
        title: 'It spreads the delivery',
        text: 'The amount is spread over the whole delivery time instead of arriving at once.',
      },
      {
        title: 'It keeps you informed',
        text: 'A private link leads to a page with the progress of your order, what happens next and your invoices.',
      },
      {
        title: 'It counts once',
        text: 'Prices are worked out on the server from the price list, and pressing the button twice does not place the order twice. Should a second payment arrive all the same, we return all of it.',
      },
    ],
  },
  benefits: {
    title: 'What you get',
    rows: (guarantee, percent, answers) => [
      {
        title: 'The price up front',
        text: 'Final, with taxes and fees included. Every package shows its unit price too.',
      },
      {
        title: `${formatRange(guarantee)}-day guarantee`,
        text: 'Depending on the package. If the count drops in that time, we refill it free.',
      },
      {
        title: 'No password, no account',
        text: 'A public name or link is enough. We have no access to your account and want none.',
      },
      {
        title: `Up to ${percent}% off`,
        text: 'By the number of packages in your cart. It is taken off the whole order automatically.',
      },
      {
        title: 'One button to cancel',
        text: 'Cancel before delivery starts and you get the whole payment back.',
      },
      {
        title: 'Invoices by email',
        text: 'Yours arrives after payment, made out to a company if you like. It stays on the order page to download.',
      },
      { title: 'Support in English and Czech', text: `Write at any time. We answer ${answers}.` },
      {
        title: 'Privacy',
        text: 'We never make your purchase public. Our supplier gets only the link and the quantity, not your name or contact details.',
      },
    ],
  },
  platforms: {
    title: 'Where the numbers grow',
    from: (price) => `from ${price}`,
    soon: 'No prices yet: write to us',
  },
  start: {
    title: 'Ready for take-off?',
    text: 'Begin with what you want to grow. Ordering takes a few minutes.',
    link: 'Start growing',
  },
  bulk: {
    title: 'Bulk orders, agencies and tailored solutions',
    text: (amount, answers) =>
      `For ${amount} units or more where no package of that size is in the price list, for several profiles or for recurring campaigns, we prepare an individual quote. We answer ${answers}.`,
  },
};
