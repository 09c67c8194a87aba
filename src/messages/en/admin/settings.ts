import { MOST_ANSWER_HOURS } from '#domain/admin/settings-form.ts';
import type { SettingsMessages } from '#messages/cs/admin/settings.ts';

export const settings: SettingsMessages = {
  title: 'Settings',
  lead: 'What can be changed while the shop runs. A change shows everywhere at once, an empty field brings the default back, and every change stays in the log.',
  log: 'Change log',
  reviewSwitches: 'Sample and generated reviews are switched on the page of reviews.',
  fixed:
    'Who runs the shop, its mailbox and the addresses of the site are changed only in the settings at start: invoices, the sender of emails and customers’ replies depend on them.',
  saved: 'Saved.',
  stale:
    'Somebody else has changed the settings in the meantime. What you filled in is below; look at the page again and save once more.',
  save: 'Save',
  asStarted: (value) => `Default: ${value}`,
  orders: {
    title: 'New orders',
    taken: 'Orders are being taken.',
    stopped: 'New orders are stopped.',
    hint: 'Stopping does not touch what has been ordered: paying, tracking, complaints and refunds go on. Customers keep their carts. You can still enter an order by hand.',
    stopCs: 'Sentence for customers in Czech',
    stopEn: 'Sentence for customers in English',
    stop: 'Stop new orders',
    change: 'Change the sentence',
    resume: 'Take orders again',
  },
  contact: {
    title: 'When and where you answer',
    dayFrom: 'From day',
    dayTo: 'To day',
    timeFrom: 'From time',
    timeTo: 'To time',
    asBefore: 'default',
    hours: 'Business hours',
    answerHours: 'Answer within (hours)',
    chatNumber: 'Chat number',
    phone: 'Telephone',
  },
  legal: {
    title: 'Terms and privacy policy',
    legalDay: 'Effective from',
    hint: 'The day from which the first version of the terms and the privacy policy is effective. Set it before the first order: after that it can no longer be changed.',
    fixed: (day) =>
      `The terms and the privacy policy are effective from ${day}. An order has already been placed under them, so the day can no longer be changed.`,
  },
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  generators: {
    title: 'Generated texts',
    generatedAuthor: 'Author of generated articles',
    authorUsual: 'the editorial office',
    generatedArticles: 'Save new articles as',
    generatedReviews: 'Save new reviews as',
    states: { published: 'published', draft: 'drafts' },
    usual: (state) => `default (${state})`,
    publishUnread: 'Publish a generated article without anybody having read it',
    publishUnreadHint:
      'Applies to a public shop. You are responsible for every text that is published.',
  },
  problems: {
    'sentence-missing': 'Write the sentence that customers will see',
    'too-long': 'Please make it shorter',
    'hours-wrong': 'Fill in both days and both times, the first before the second',
    'answer-wrong': `Write a whole number from 1 to ${MOST_ANSWER_HOURS}`,
    'chat-wrong': 'Write the number with its country code',
    'phone-wrong': 'This is not a telephone number',
    'day-wrong': 'Write a date that exists',
    'day-fixed':
      'An order has already been placed under these texts, so the day can no longer be changed',
  },
};
