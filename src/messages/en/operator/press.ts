import type { PressDeskMessages } from '#messages/cs/operator/press.ts';

export const press: PressDeskMessages = {
  title: 'In the press',
  lead: (shown) =>
    `The home page shows the first ${shown}. Each of them leads to where it can be read.`,
  samples:
    'As long as there is no real mention, a local shop shows made-up papers marked “Sample”. A public shop without mentions leaves this part out. The first mention you save makes the samples go.',
  fresh: 'New mention',
  notShown: 'not on the site, there is no room',
  fields: {
    name: 'Name of the paper or site',
    titleCs: 'Title in Czech',
    titleEn: 'Title in English',
    sentenceCs: 'Sentence in Czech',
    sentenceEn: 'Sentence in English',
    url: 'Where it can be read',
    publishedOn: 'Published on',
    position: 'Place',
  },
  save: 'Save',
  saveOf: (name) => `Save: ${name}`,
  remove: 'Remove',
  removeOf: (name) => `Remove: ${name}`,
  saved: 'Saved. The site shows it at once.',
  stale:
    'Somebody else has changed or removed this mention in the meantime. Your words are below; look at the page again and save once more.',
  problems: {
    missing: 'Please fill this in',
    'too-long': 'Please make it shorter',
    'address-wrong': 'Write an address that begins with https://',
    'day-wrong': 'Choose a day that has been',
    'position-wrong': 'Write a whole number, one or more',
    'too-many': 'There is no room for more mentions; remove one',
  },
};
