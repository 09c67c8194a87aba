import type { FaqDeskMessages } from '#messages/cs/operator/faq.ts';

export const faq: FaqDeskMessages = {
  title: 'Questions and answers',
  lead: 'The questions and answers on the FAQ page and the home page. Every question can be changed, moved or hidden, and brought back to its original wording with one press; the site follows at once.',
  toSite: 'See it on the site',
  log: 'Who changed what',
  fresh: 'New question',
  caption: (section) => `Questions: ${section}`,
  columns: { question: 'Question', state: 'Status', home: 'On the home page', place: 'Order' },
  none: 'There is no question in this part.',
  states: {
    changed: 'changed',
    own: 'your own',
    hidden: 'hidden',
    byHand: 'figures by hand',
  },
  up: 'Up',
  down: 'Down',
  upOf: (question) => `Move up: ${question}`,
  downOf: (question) => `Move down: ${question}`,
  saved: 'Saved. The site shows it at once.',
  staleSequence:
    'Somebody else has changed the order in the meantime. This is what it looks like now; move the question again.',
  byHandTitle: 'Figures that nothing stands behind',
  byHandCount: (count) =>
    `${count} ${count === 1 ? 'answer states' : 'answers state'} figures that were written by hand. They stay as they are when a price or a rule changes. A tag in the list shows which.`,
  restoreAll: 'Bring everything back',
  restoreAllSure:
    'Original wording, order and choice for the home page come back. Questions of your own are hidden, not deleted. Your texts stay in the change log.',
  restoreAllYes: 'Bring it all back',
  restoredAll: 'Everything is as it was originally.',
  back: 'Questions and answers',
  windowTitle: 'Question and answer',
  freshLead:
    'The question goes to the end of the chosen part, and shows on the site in both languages.',
  onSite: 'On the site',
  stale:
    'Somebody else has changed this question in the meantime. Your words are below; look at the page again and save once more.',
  fields: {
    questionCs: 'Question in Czech',
    answerCs: 'Answer in Czech',
    questionEn: 'Question in English',
    answerEn: 'Answer in English',
    section: 'Where it stands',
    home: 'Place on the home page',
    shown: 'Show on the site',
  },
  homeHint: (most) => `A number from 1 to ${most}. Empty: not on the home page.`,
  writing: {
    title: 'How to write an answer',
    lines: [
      'Separate paragraphs with an empty line. A line that begins with a hyphen and a space is a list item.',
      '**Two asterisks** make bold, *one* makes italics.',
      '[words](/pricelist) are a link; copy the address from the browser.',
      'Any other markup stays as text.',
    ],
  },
  values: {
    title: 'Values that fill themselves in',
    lead: 'Instead of a figure, write its name in braces. The site shows what holds at the moment by the rules, the settings and the price list, so a text never says anything else.',
    here: 'In this question',
    all: 'All values',
    empty: 'nothing now: it is not sold',
  },
  byHand: {
    title: 'Is this what you mean?',
    figures: (figures) =>
      `These figures are written by hand and will not change with the price list or the rules: ${figures}.`,
    lost: (names) => `The original answer also states these values, yours does not: ${names}.`,
    hint: 'Better use values from the list. If you do mean it, save once more; the list of questions will show it.',
    sure: 'Save it anyway',
  },
  save: 'Save',
  restore: {
    title: 'Original wording',
    isUsual: 'The question has its original wording.',
    one: 'Bring the original back',
  },
  remove: 'Remove',
  removeSure: 'The question goes from the site and from here. Its wording stays in the change log.',
  removeYes: 'Remove the question',
  history: 'What has happened to it',
  noHistory: 'Nobody has changed this question yet.',
  problems: {
    missing: 'Please fill this in, in both languages',
    'too-long': 'Please make it shorter',
    'place-unknown': 'We know no such value',
    'section-unknown': 'Choose a part from the list',
    'home-wrong': 'Write a number within the range given, or leave it empty',
    'too-many': 'There is no room for more questions of your own; remove one',
  },
  unknown: (names) => `We know no such values: ${names}. Choose from the list below.`,
};
