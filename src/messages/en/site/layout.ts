import { plural } from '#domain/locale.ts';
import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';

export const layout: LayoutMessages = {
  skip: 'Skip to content',
  home: (brand) => `${brand}, home page`,
  navigation: {
    label: 'Main navigation',
    home: 'Home',
    howItWorks: 'How it works',
    pricing: 'Pricing',
    order: 'Order',
    references: 'Reviews',
    faq: 'FAQ',
    contact: 'Contact',
    blog: 'Blog',
    open: 'Open menu',
    close: 'Close menu',
    menu: 'Menu',
  },
  getFollowers: 'Get followers',
  languageSwitch: {
    text: 'Čeština',
    label: 'Přepnout do češtiny',
  },
  chat: {
    label: 'Chat with us',
    greeting: 'Hello, I am interested in your services.',
  },
  footer: {
    label: 'Footer',
    claim: 'Packages of followers, likes and views with a refill guarantee.',
    shopTitle: 'Shop',
    services: 'Services',
    blog: 'Blog',
    findOrder: 'Link to your order',
    legalTitle: 'Legal and privacy',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    withdrawal: 'Withdraw from contract here',
    howReviews: 'How we verify reviews',
    howWeCount: 'How we count visits',
    accessibility: 'Accessibility',
    contactTitle: 'Contact',
    mail: 'Email',
    chat: 'Chat',
    phone: 'Phone',
    office: 'Office',
    operatorTitle: 'Operator',
    companyId: 'Company ID (IČO)',
    vatId: 'VAT ID (DIČ)',
    register: 'Register entry',
    disputes:
      'Consumer disputes can be settled out of court through the Czech Trade Inspection Authority (ČOI):',
    disputesLink: 'coi.gov.cz/informace-o-adr',
    trademarks:
      'Instagram, TikTok, YouTube, Facebook, X, Spotify and the names of other platforms are trademarks of their owners. The owners are not connected with our shop and do not endorse it.',
    copyright: (year, operator) => `© ${year} ${operator}`,
  },
  testMode: 'Test mode: no real money is taken and nothing is delivered.',
  contents: 'Contents',
  notFound: {
    metaTitle: (brand) => `Page not found | ${brand}`,
    title: 'Page not found',
    text: 'There is nothing at this address.',
    leaving: (seconds) =>
      `We will take you to the home page in ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}.`,
    howToStay: 'To stay here, press any key, touch the screen or scroll.',
    staying: 'You are staying on this page.',
    link: 'Go to the home page',
  },
  error: {
    metaTitle: (brand) => `Something went wrong | ${brand}`,
    title: 'Something went wrong',
    text: 'We could not show this page. Please try again; if that does not help, write to us.',
    paymentNote:
      'If you have just paid, please do not pay again. Once the payment reaches us, we will confirm it by email.',
    reload: 'Try again',
    signIn: 'Sign in, in a new window',
    home: 'Go to the home page',
    reference: (id) => `Error reference: ${id}`,
  },
  unavailable: {
    title: 'The shop is briefly unavailable',
    text: 'Please try again in a minute. Your cart is safe.',
  },
  notInTime: {
    title: 'We cannot get this page ready right now',
    text: 'Please try again in a minute. All other pages and your cart are there.',
  },
  refused: {
    tooMany: {
      title: 'Too many attempts',
      text: 'Please wait a minute and try again. Your cart is safe.',
    },
    tooLarge: {
      title: 'The text is too long',
      text: 'Please go back one page, shorten the text and send the form again.',
    },
    signedOut: {
      title: 'The text is not saved yet',
      text: 'We only accept a form this long from people who are signed in. Please open the sign-in page in a new window, then go back one page here and send the form again. Your text should still be in the form.',
    },
    fileTooLarge: {
      title: 'The file is too large',
      text: `We accept files of up to ${IMPORT_MEGABYTES}\u00a0MB. Please go back one page and choose a smaller one.`,
    },
    busy: {
      title: 'We are busy with other files',
      text: 'We have not accepted your file yet. Please go back one page and send it again in a moment.',
    },
    foreign: {
      title: 'The form did not come from our pages',
      text: 'For your safety, we have not accepted it. Please reload the page and try again.',
    },
    unknown: {
      title: 'We cannot accept this request',
      text: 'Please reload the page and try again.',
    },
    operator: {
      title: 'This page is only for the operator of the shop',
      text: 'You need to sign in to open it.',
    },
  },
};
