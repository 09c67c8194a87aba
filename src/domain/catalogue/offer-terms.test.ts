import { expect, it } from 'vitest';
import { offering } from '#tests/stage/offering.ts';
import { findPackage, listPackages } from './catalogue.ts';
import { noTerms, offeredWith } from './offer-terms.ts';
import { catalogueOf } from './price-list.ts';

const usual = catalogueOf(offering.priceList);
const terms = { price: 150_000, bonus: 5, delivery: usual.usualDelivery, guaranteeDays: 30 };
const offered = (more: Partial<typeof noTerms>, lowest = {}) =>
  catalogueOf(offeredWith(offering, { ...noTerms, ...more }, lowest).priceList);

it('offers what the shop offers by itself where nothing differs', () => {
  expect(offered({})).toEqual(usual);
});

it('takes the terms of the operator, and what is announced', () => {
  const packages = { 'ig-followers-1000': { ...terms, onSale: true } };
  const services = { 'ig-followers': { popular: 'ig-followers-1000', benefits: null } };
  const found = offered({ packages, services }, { 'ig-followers-1000': 199_900 });
  expect(findPackage(found, 'ig-followers-1000')).toMatchObject({
    price: 150_000,
    bonus: 5,
    popular: true,
    lowestBefore: 199_900,
  });
  expect(findPackage(found, 'ig-followers-10000')?.popular).toBe(false);
  // A price that is not lower is no reduction.
  expect(
    findPackage(offered({ packages }, { 'ig-followers-1000': 150_000 }), 'ig-followers-1000'),
  ).not.toHaveProperty('lowestBefore');
});

it('leaves out what is not on sale, with its service and platform where that was the last', () => {
  const out = listPackages(usual).filter(({ platform }) => platform === 'facebook');
  const packages = Object.fromEntries(out.map(({ id }) => [id, { ...terms, onSale: false }]));
  const found = offered({ packages });
  expect(found.platforms.map(({ id }) => id)).toEqual(['instagram', 'tiktok', 'youtube']);
  const likes = Object.fromEntries(
    Object.entries(packages).filter(([id]) => id.startsWith('fb-likes')),
  );
  expect(offered({ packages: likes }).platforms.at(-1)?.services).toHaveLength(1);
});
