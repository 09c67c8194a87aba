import { figures, within } from '#domain/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/promises.ts';
import type { HowItWorksMessages } from '#messages/cs/site/how-it-works.ts';

export const howItWorks: HowItWorksMessages = {
  metaTitle: (brand) => `How it works: five steps to growth | ${brand}`,
  metaDescription:
    'How an order of followers, likes or views runs: five steps from choice to delivery, when we start, what the guarantee covers and what we never ask for.',
  title: 'How it works',
  lead: 'Choose a package, paste a link and pay. We do the rest, and you can see where your order stands at any time.',
  statistics: 'In figures',
  principle: {
    title: 'The principle',
    paragraphs: [
      'Every profile has a public follower count, every post a public count of likes or views. We raise that count by the amount you order.',
      'It grows bit by bit, not in one jump. Our suppliers make the delivery: they get the link from us, never your name or contact details.',
      'A higher number helps with the first impression. Attention and trust are for your content to earn.',
    ],
    forbidden: 'The networks’ rules forbid buying them.',
    terms: 'What exactly the terms say',
    drawing: {
      label:
        'Chart of the public count over time: level before the start, then rising gradually to the ordered amount; after completion it drops once and a refill brings it back.',
      marks: [
        {
          title: 'Starting point',
          text: 'Before we begin we note the public count. Everything is measured from it.',
        },
        {
          title: 'Delivery',
          text: 'The count rises gradually until the ordered amount, bonus included, is there.',
        },
        { title: 'Completion', text: 'We send you an email and the guarantee begins to run.' },
        {
          title: 'Refill',
          text: 'If the count drops within the guarantee, we top up what is missing, free.',
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
      text: 'Fast or natural delivery, local or international reach and recurring campaigns are arranged separately: ask for them in the note to your order or in a bulk enquiry.',
    },
    payment: {
      title: 'Pay securely',
      text: 'On the payment provider’s encrypted page, by card, Apple Pay or Google Pay. Your card number never passes through us.',
    },
    delivery: {
      title: 'Delivery runs by itself',
      text: `If you ask for it, we usually start within ${USUAL_START_HOURS} and at the latest within ${within('en', LATEST_START_HOURS, 'hour')} of confirmed payment. There is nothing left for you to do.`,
    },
  },
  technology: {
    title: 'What the technology looks after',
    text: 'Most trouble comes from a mistyped link or a vague promise. Both can be prevented.',
    rows: [
      {
        title: 'It reads your link',
        text: 'From what you paste we recognise the network, the profile and the post. A link to another network is refused before you pay.',
      },
      {
        title: 'It spreads the delivery',
        text: 'The amount is spread over the whole delivery time instead of arriving at once.',
      },
      {
        title: 'It keeps you informed',
        text: 'A private link shows where your order stands, what happens next and where your invoices are.',
      },
      {
        title: 'It charges once',
        text: 'Prices are worked out on the server from the price list, and a payment is taken once, even if you press the button twice.',
      },
    ],
  },
  benefits: {
    title: 'What you get out of it',
    rows: (guarantee, percent, answers) => [
      {
        title: 'The price up front',
        text: 'Final, taxes and fees included, for each package and per piece.',
      },
      {
        title: `${figures(guarantee)}-day guarantee`,
        text: 'Depending on the package. If the count drops in that time, we top it up free.',
      },
      {
        title: 'No password, no account',
        text: 'A public name or link is enough. We have no access to your account and want none.',
      },
      {
        title: `Up to ${percent}% off`,
        text: 'The more packages in your cart, the higher the discount. It comes off the whole order by itself.',
      },
      {
        title: 'One button to cancel',
        text: 'Until delivery has started you get the whole payment back.',
      },
      {
        title: 'Invoices by email',
        text: 'Yours arrives after payment, made out to a company if you like. It stays on the order page to download.',
      },
      { title: 'Support in English and Czech', text: `Write at any time. We answer ${answers}.` },
      {
        title: 'Discretion',
        text: 'We tell no one about your purchase. Our supplier knows the link, not you.',
      },
    ],
  },
  platforms: {
    title: 'Where the numbers grow',
    from: (price) => `from ${price}`,
    soon: 'Prices are on their way, write to us',
  },
  start: {
    title: 'Ready for take-off?',
    text: 'Begin with what should grow. It takes a few minutes.',
    link: 'Start growing',
  },
  bulk: {
    title: 'Bulk orders, agencies, individual solutions',
    text: (amount, answers) =>
      `For ${amount} pieces or more, for several profiles or for recurring campaigns we make you an offer of your own. We answer ${answers}.`,
  },
};
