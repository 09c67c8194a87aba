import { expect, it } from 'vitest';
import { aboutOf } from './about.ts';

const claims = [
  { id: 'deliveredHome' as const, text: { cs: 'dodaných', en: 'delivered' }, figure: undefined },
];

it.each([
  ['offer-changed', 'ig-followers-1000', /1.000/],
  ['claim-corrected', 'deliveredHome', /^delivered$/],
  ['duty-confirmed', 'licence', /licence/i],
  ['article-saved', 'muj-clanek', /^muj-clanek$/],
])('says what was changed by %s', (action, subject, stated) => {
  expect(aboutOf('en', { action, subject }, claims)).toMatch(stated);
});

it('says nothing more of an order, which has a link of its own', () => {
  expect(aboutOf('cs', { action: 'order-moved', subject: 'x' }, claims)).toBeUndefined();
});
