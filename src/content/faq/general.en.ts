import { type FaqTexts, link } from './faq-text.ts';

type General = FaqTexts<'service' | 'delivery' | 'order' | 'money' | 'offer' | 'shop'>;

const aboutTheService = {
  'what-you-buy': {
    question: 'What exactly am I buying?',
    answer: [
      'A service: we raise the number of followers, subscribers, likes or views on the public profile, post or video you name, by the quantity ordered plus any bonus. You know the quantity, price, delivery time and guarantee in advance. More sales, more reach and the interest of real people are not part of it; the ',
      link('terms and conditions', 'terms'),
      ' spell this out.',
    ],
  },
  'real-people': {
    question: 'Are the followers you deliver real people?',
    answer: [
      'Do not count on it. What we deliver may not come from real, active users, so we make no promise that anyone will watch your content, comment on it or buy from you. You are buying a higher number on display, not an audience.',
    ],
  },
  'platform-rules': {
    question: 'Do the platforms allow this? What am I risking?',
    answer: [
      'They do not. The rules of Instagram, TikTok, YouTube and Facebook all forbid buying followers, likes and views. A platform may remove what was delivered, limit your reach, withhold what your content earns, or suspend the account for a time or for good. Its decisions are beyond our control. Order only if you accept that risk.',
    ],
  },
  'fair-use': {
    question: 'May I show the higher numbers to customers or business partners?',
    answer: [
      'Not to claim a popularity or influence that you do not have. In many countries, including the member states of the European Union and the USA, that can be a prohibited misleading practice. What you do with the numbers is your own responsibility.',
    ],
  },
  password: {
    question: 'Do you need my password or access to my account?',
    answer: [
      'No, never. A public profile name or a link to the post is all we need. If anyone asks you for a password or a login code in our name, do not send it, and let us know at ',
      '{email}',
      '.',
    ],
  },
} satisfies Partial<General>;

const aboutDelivery = {
  'when-delivery-starts': {
    question: 'When does delivery start?',
    answer: [
      'Usually within {usual-start} of confirmed payment, {latest-start} at the latest, provided you expressly ask for it in the order. If you are a consumer and do not ask, we have to wait until the {withdrawal-number}-day withdrawal period is over. You can still decide later, as long as we have not started: a button on your order page sends the request. Orders from companies do not wait for that period.',
    ],
  },
  'how-long-delivery-takes': {
    question: 'How long does delivery take?',
    answer: [
      'Usually {delivery-time} from the start; where it differs, the package says so. Several packages of one service for the same profile or post are treated as one larger delivery. The time for your order is in the summary before you pay, and on your order page afterwards.',
    ],
  },
  'gradual-delivery': {
    question: 'What does gradual delivery mean?',
    answer: [
      'The number grows in portions over the whole delivery time rather than in one jump. That does not mean equal daily amounts: some days bring more, others less, and the platforms’ own counters update with a delay. We are done once the displayed count has risen by everything you ordered, bonus included.',
    ],
  },
  guarantee: {
    question: 'What if the followers or likes disappear?',
    answer: [
      'What we deliver is guaranteed for {guarantee} from completion, depending on the package. If the count falls in that time below its level before the start plus the quantity delivered, we refill the difference free of charge, as soon as we notice or you tell us. An email with the order number is enough. The profile or post has to be public and still have the same name.',
    ],
  },
  complaint: {
    question: 'You delivered less than I ordered. How do I complain?',
    answer: [
      'Send us the order number and say what is missing. If you do so within {recount-days} of completion and the quantity is indeed short, you choose between a free refill and a refund for the missing part. After that you still have the guarantee and your statutory rights. We judge each complaint individually and settle a consumer’s within {complaint-days}, unless you agree to a longer time.',
    ],
  },
  'during-delivery': {
    question: 'What do I have to do during delivery?',
    answer: [
      'Keep the profile, post or video public, leave the username as it is, delete nothing and do not hide the displayed count. Do not order the same service for the same profile or post elsewhere in the meantime, or nobody can tell who delivered what. Once we are done, all this is only a condition of the guarantee: while something is hidden or renamed, we cannot refill it.',
    ],
  },
  'wrong-link': {
    question: 'I entered the wrong link. What now?',
    answer: [
      'Send us the order number and the right link as soon as you can; until we have started, we correct it free of charge. If a link is missing, or you gave only a profile for likes or views, you can add it yourself on your order page. ',
      'If something on your side prevents delivery, we pause and write to you. You have {obstacle-days} to put it right; after that we may end the delivery and refund the price of what was not delivered.',
    ],
  },
  'other-peoples-profiles': {
    question: 'Can I order for somebody else’s profile?',
    answer: [
      'Only if whoever manages it agrees. If somebody has ordered our service for your profile without your consent, write to us with “Abuse” in the subject and a link to the profile; once we have checked it, we stop the delivery. We refuse orders for unlawful content and return the money.',
    ],
  },
} satisfies Partial<General>;

const aboutOrders = {
  'order-states': {
    question: 'How can I tell where my order stands?',
    answer: [
      'On its own page. First it waits to be paid, then to start, then it is being delivered, and at last it is complete. You can cancel it only until delivery starts. The link to the page is in the confirmation email, and the history stays there for {page-years}.',
    ],
  },
  'order-link': {
    question: 'I have lost the link to my order. Where is it?',
    answer: [
      'It is in the confirmation email; look in your spam folder too. Otherwise ',
      link('have it sent again', 'orderLink'),
      ': enter the order number and your email, and the link goes to the address you ordered with. There are no customer accounts here, so the link is the only key. Do not pass it on.',
    ],
  },
  cancel: {
    question: 'Can I cancel my order?',
    answer: [
      'Yes, until we start delivering. You can do it yourself, with a button on your order page. We refund the whole payment to your original payment method within {refund-days} at the latest. Once delivery has started, the order can no longer be cancelled, but a consumer may ',
      link('withdraw from the contract', 'withdrawal'),
      '.',
    ],
  },
  withdrawal: {
    question: 'Is there a right of withdrawal?',
    answer: [
      'A consumer may withdraw within {withdrawal-days} of concluding the contract, without giving a reason. Before delivery starts we return everything. If we have already begun at your express request, we are owed the price of the part delivered, and once everything is delivered the right ends. You can withdraw ',
      link('on the site, without logging in', 'withdrawal'),
      ', or by email; the ',
      link('terms', 'terms'),
      ' have the details.',
    ],
  },
  refunds: {
    question: 'When and how do I get my money back?',
    answer: [
      'Within {refund-days} of a cancellation or withdrawal at the latest, to your original payment method; when it shows on your account is up to your bank. You get money, not credit towards another purchase. As soon as it is sent, we email you, with a credit note if there was an invoice.',
    ],
  },
  unpaid: {
    question: 'What happens if I do not pay for an order?',
    answer: [
      'We charge nothing. You have about {payable-hours} to pay, then the order lapses. We may remind you once, by email, of a payment left unfinished, and we delete an unpaid order after {unpaid-days}.',
    ],
  },
} satisfies Partial<General>;

const aboutMoney = {
  payment: {
    question: 'How do I pay, and is it secure?',
    answer: [
      'In advance, on the payment provider’s encrypted page: by card, Apple Pay or Google Pay. You enter your card number there and nowhere else; it does not pass through us and we do not store it. We add no charge for payment.',
    ],
  },
  paypal: {
    question: 'Can I pay with PayPal or by bank transfer?',
    answer: [
      'With PayPal only if the payment provider offers it for your order, which you will see on its page. We do not take ordinary bank transfers. For larger orders we can agree another method beforehand: ',
      link('write to us', '#kontakt'),
      '.',
    ],
  },
  currency: {
    question: 'Which currency am I charged in, and are prices final?',
    answer: [
      'You are always charged in Czech crowns (CZK). Prices are final and include all taxes and fees. If your card is in another currency, your bank converts the sum and may charge you for it. The euro figures are only a guide.',
    ],
  },
  discount: {
    question: 'How does the volume discount work?',
    answer: [
      'It depends on the number of packages in the cart, across platforms and profiles: {discount-steps}. It is taken off the whole order automatically, and the cart tells you what one more package would save.',
    ],
  },
  'discount-code': {
    question: 'I have a discount code. Does it add to the volume discount?',
    answer: [
      'No, discounts are not combined. Enter the code in the second step of the order; we apply whichever discount is better for you, and the summary says which. So a code never makes an order more expensive.',
    ],
  },
  company: {
    question: 'Can I buy as a company?',
    answer: [
      'Yes. Tick the company box in the order; for a Czech company, enter its company ID (IČO). We fill in the name, the address and any VAT ID from the ARES register, and you can change them. A company from another country gives its country, name, address and a registration or VAT number. By law only consumers may withdraw without giving a reason; the guarantee covers companies too.',
    ],
  },
  invoice: {
    question: 'Will I get an invoice?',
    answer: [
      'Yes. It comes by email as a PDF once you have paid, and you can download it from your order page. If you are buying for a company, fill in the invoice details when you order; if you find a mistake in them, write to us.',
    ],
  },
  sizes: {
    question: 'How large are your packages?',
    answer: [
      '{all-sizes} ',
      'You can combine them, with several platforms and profiles in one order. The whole range is in the ',
      link('price list', 'priceList'),
      '.',
    ],
  },
  bulk: {
    question: 'Do you offer large quantities and work with agencies?',
    answer: [
      'Yes. For {bulk-from} units or more where no package of that size is in the price list, we prepare an individual quote, and with agencies we agree terms separately. Send an inquiry from ',
      link('How it works', 'howItWorks'),
      ' or from any package page and say what you need, where and by when. We answer with a quote that commits you to nothing.',
    ],
  },
  'speed-and-region': {
    question: 'Can I choose the speed, a country or recurring deliveries?',
    answer: [
      'The order has no fields for that. You can put your request in the note to the order. If you want to know beforehand whether we can meet it and at what price, send it as an inquiry instead. Unless agreed otherwise, the delivery time stated with the package applies, and we promise nothing about where the accounts come from.',
    ],
  },
} satisfies Partial<General>;

const aboutUs = {
  'answer-time': {
    question: 'How soon do you answer messages?',
    answer: [
      'Write at any time; we answer {answer-time}. Use the chat, email or the ',
      link('contact form', '#kontakt'),
      '; if it is about an order, add its number. What counts for your deadlines is when you write, not when we answer.',
    ],
  },
  languages: {
    question: 'Which languages can I write to you in?',
    answer: [
      'English and Czech; we offer no support in other languages. The contract is in the language in which you ordered.',
    ],
  },
  'personal-data': {
    question: 'What do you store about me, and for how long?',
    answer: [
      'Your name, email and phone number, what you ordered and for which profile or post, and invoice details for companies; otherwise only what you write to us. The history on the order page and messages are kept for {page-years}, orders and invoices for {account-years}, as the law requires. You can ask for a copy or for erasure; the ',
      link('privacy policy', 'privacy'),
      ' explains it all. Visits are counted without cookies: see ',
      link('How we count visits', 'howWeCount'),
      '.',
    ],
  },
  anonymous: {
    question: 'Will anyone find out that I bought from you?',
    answer: [
      'We do not make it public. Nothing about us appears on your profile, and the supplier that carries out the order receives only the link and the quantity, not your name or email. We cannot guarantee that neither the platform nor your audience notices the rise. Who else receives data, such as the payment provider, is in the ',
      link('privacy policy', 'privacy'),
      '.',
    ],
  },
} satisfies Partial<General>;

/** Questions about everything that holds whatever the platform. */
export const generalQuestions: General = {
  ...aboutTheService,
  ...aboutDelivery,
  ...aboutOrders,
  ...aboutMoney,
  ...aboutUs,
};
