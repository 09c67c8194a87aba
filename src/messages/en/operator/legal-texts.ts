import type { LegalTextsMessages } from '#messages/cs/operator/legal-texts.ts';

export const legalTexts: LegalTextsMessages = {
  title: 'Legal texts',
  lead: 'Which wordings are in force, and what you have announced about changes to them. The texts themselves change with a new version of the program; you publish notices here, and the site shows them at once.',
  log: 'Who announced what',
  texts: {
    title: 'Wordings',
    columns: { text: 'Text', since: 'In force since', former: 'Former wordings' },
    none: 'none',
    names: {
      terms: 'Terms and conditions',
      privacy: 'Privacy policy',
      accessibility: 'Accessibility statement',
      consent: 'Request to begin before the period ends',
    },
    consentPlace: 'in the second step of the order',
  },
  notices: {
    title: 'Notices of changes',
    none: 'You have not announced any change yet',
    noneHint: 'When you are about to change a text, write below what changes and from when.',
    columns: { text: 'Text', effective: 'Change from', state: 'Status', published: 'Published' },
    states: {
      coming: 'published',
      effective: 'has just taken effect',
      former: 'former',
      withdrawn: 'withdrawn',
    },
    late: (text, day) =>
      `The announced change (${text}, from ${day}) should be in force, but the shop still shows an older wording. Deploy the version of the program with the new text.`,
    open: (text, day) => `${text}, from ${day}`,
  },
  fresh: 'New notice',
  freshHint: (days, stays) =>
    `It shows above the text as soon as you publish it, and stays there for ${stays} days after its effective day; for the terms also above the order. Afterwards it can be read in the list below the text. Terms are announced at least ${days} days ahead. Orders sent before the effective day are governed by the wording that was in force when they were sent.`,
  writing:
    'Separate paragraphs with an empty line, begin a list item with a hyphen and a space, make **bold** with two asterisks.',
  fields: {
    text: 'Which text changes',
    whatCs: 'What changes, in Czech',
    whatEn: 'What changes, in English',
    effectiveOn: 'Takes effect on',
  },
  noticed: { terms: 'Terms and conditions', privacy: 'Privacy policy' },
  publish: 'Publish the notice',
  saved: 'Done. The site shows it at once.',
  problems: {
    missing: 'Please fill this in, in both languages',
    'too-long': 'Please make it shorter',
    'text-unknown': 'Choose a text from the list',
    'day-wrong': 'Choose a day',
    'day-soon': 'That is too soon',
    'day-nearer': 'An announced day can be put off, not brought nearer',
  },
  earliest: (day) => `That is too soon; ${day} at the earliest`,
  one: {
    back: 'Legal texts',
    windowTitle: 'Notice of a change',
    title: (text, day) => `${text}: change from ${day}`,
    onSite: 'On the site',
    cs: 'In Czech',
    en: 'In English',
    state: 'Status',
    published: 'Published',
    earlier: (day) => `Former wording of the notice, ${day}`,
    correct: 'Correct the notice',
    correctHint:
      'The former wording of the notice can still be read. The effective day can only be put off.',
    save: 'Publish the correction',
    withdraw: 'Withdraw the notice',
    withdrawSure:
      'The change will not happen. The notice goes from the head of the text, and stays in the list below it as withdrawn.',
    withdrawYes: 'Withdraw',
    closed: 'Its effective day has come, so the notice can be neither changed nor withdrawn.',
    left: 'The notice was closed in the meantime, and nothing was changed. You wrote:',
    gone: 'The notice has been withdrawn and can no longer be changed.',
    stale:
      'Somebody else has changed this notice in the meantime. Your words are below; look at the page again and publish once more.',
    history: 'What has happened to it',
  },
};
