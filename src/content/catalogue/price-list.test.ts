import { describe, expect, it } from 'vitest';
import {
  findFavourite,
  findPackage,
  findPackageAt,
  findService,
  listPackages,
  serviceOf,
  pricePerUnit,
} from '#domain/catalogue/catalogue.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { catalogue } from '#tests/stage/offering.ts';

function at(platform: string, service: string, amount: string) {
  return findPackageAt(catalogue, { platform, service, amount });
}

/**
 * The prices as they are to be, written by hand and not taken from the code: amount: crowns, `+n`
 * the bonus, `!` popular. A bonus on Instagram views is a tenth of the amount.
 */
const specification: Record<string, string> = {
  'instagram/followers': '1000:1999 5000:4999 10000:7999! 25000:14999 50000:19999 100000:29999',
  'instagram/likes':
    '100:199 300:269+30 500:339+50 1000:419+100! 2500:939+250 5000:1699+500 10000:2999+1000 20000:4499+2000 50000:8999+5000',
  'instagram/views':
    '500:199 1000:379+100 2500:698+250 5000:1199+500! 10000:1899 25000:2999 50000:4999 100000:7999',
  'tiktok/followers': '1000:499+100 5000:1999! 10000:3499 20000:5999 50000:11999',
  'tiktok/likes': '500:299 1000:559 5000:1999! 10000:3499 20000:5599 50000:9999',
  'tiktok/views': '3000:399 5000:599 10000:1099! 50000:3999 100000:6999 500000:19999',
  'youtube/subscribers': '100:999 250:1999+25 500:2999 1000:4999! 5000:14999 10000:24999',
  'youtube/likes': '5000:1699 10000:2999! 20000:4999',
  'youtube/views': '5000:1699 10000:2499 50000:8999! 100000:14999 250000:24999',
  'facebook/followers': '5000:1999 10000:3499! 25000:8499',
  'facebook/likes': '1000:599 5000:2499! 10000:3999',
};

/** Instagram followers: crowns a follower, delivery, guarantee in days. */
const followers = [
  [1000, '2.00', '48 hour', 90],
  [5000, '1.00', '72 hour', 90],
  [10_000, '0.80', '72 hour', 90],
  [25_000, '0.60', '3 day', 180],
  [50_000, '0.40', '5 day', 180],
  [100_000, '0.30', '10 day', 180],
] as const;

describe('the price list', () => {
  it('has sixty packages, each id and each address once', () => {
    const all = listPackages(catalogue);
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    const addresses = all.map(
      (sold) => `${sold.platform}/${serviceOf(catalogue, sold).slug}/${sold.amount}`,
    );
    expect(new Set(addresses).size).toBe(60);
  });

  it('sells the services listed here and no others', () => {
    const sold = catalogue.platforms.flatMap(({ id, services }) =>
      services.map((s) => `${id}/${s.id}`),
    );
    expect(sold).toEqual(Object.keys(specification));
  });

  it.each(Object.entries(specification))('has the prices listed here for %s', (name, rows) => {
    const [platform = '', service = ''] = name.split('/');
    const listed = findService(catalogue, platform, service)?.packages.map(
      ({ amount, price, bonus, popular }) =>
        `${amount}:${price / 100}${bonus ? `+${bonus}` : ''}${popular ? '!' : ''}`,
    );
    expect(listed?.join(' ')).toBe(rows);
  });

  it.each(followers)('says of %i Instagram followers what is here', (amount, unit, time, days) => {
    const sold = findPackage(catalogue, `ig-followers-${amount}`);
    if (!sold) throw new Error('missing');
    expect(pricePerUnit(sold).toFixed(2)).toBe(unit);
    expect(`${sold.delivery.to} ${sold.delivery.unit}`).toBe(time);
    expect(sold.delivery.from).toBe(sold.delivery.to);
    expect(sold.guaranteeDays).toBe(days);
  });

  it('names ids by platform, service and amount', () => {
    for (const sold of listPackages(catalogue)) {
      expect(sold.id).toMatch(/^(ig|tt|yt|fb)-(followers|likes|views|subscribers)-[1-9]\d*$/);
    }
  });

  it('costs more in all and less apiece the larger the package', () => {
    for (const { packages } of catalogue.platforms.flatMap(({ services }) => services)) {
      const prices = packages.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const apiece = packages.map(pricePerUnit);
      expect(apiece).toEqual(apiece.toSorted((a, b) => b - a));
    }
  });

  it('has one popular package in each service, and that one is its favourite', () => {
    for (const service of catalogue.platforms.flatMap(({ services }) => services)) {
      const popular = service.packages.filter((sold) => sold.popular);
      expect(popular).toEqual([findFavourite(service)]);
    }
  });

  it('keeps delivery and guarantee within what the shop promises', () => {
    for (const { guaranteeDays, delivery } of listPackages(catalogue)) {
      expect(guaranteeDays).toBeGreaterThanOrEqual(30);
      expect(guaranteeDays).toBeLessThanOrEqual(180);
      expect(delivery.to).toBeGreaterThanOrEqual(delivery.from);
    }
  });
});

describe('looking a package up', () => {
  it('finds it by its address, by slug and by service id', () => {
    expect(at('instagram', 'sledujici', '10000')?.id).toBe('ig-followers-10000');
    expect(at('instagram', 'followers', '10000')?.id).toBe('ig-followers-10000');
    expect(at('youtube', 'odberatele', '250')?.id).toBe('yt-subscribers-250');
  });

  it.each([
    ['x', 'sledujici', '1000'],
    ['instagram', 'odberatele', '1000'],
    ['instagram', 'sledujici', '1001'],
    ['instagram', 'sledujici', '1.000'],
    ['instagram', 'sledujici', '1e3'],
    ['instagram', 'sledujici', '01000'],
    ['instagram', 'sledujici', ' 1000'],
    ['__proto__', 'constructor', 'toString'],
  ])('knows nothing at %s/%s/%s', (platform, service, amount) => {
    expect(at(platform, service, amount)).toBeUndefined();
  });

  it.each(['', 'ig-followers-1', 'IG-FOLLOWERS-1000', '__proto__', 'constructor'])(
    'knows no package "%s"',
    (id) => {
      expect(findPackage(catalogue, id)).toBeUndefined();
    },
  );
});

describe('the id of a package', () => {
  it('says its platform, service and amount', () => {
    for (const { id, platform, service, amount } of listPackages(catalogue)) {
      expect(readPackageId(id)).toEqual({ platform, service, amount });
    }
  });

  it('says so where the package is no longer on sale', () => {
    const named = { platform: 'tiktok', service: 'followers', amount: 777 };
    expect(readPackageId('tt-followers-777')).toEqual(named);
  });

  it.each([
    '',
    'ig',
    'x-followers-1000',
    'ig-saves-1000',
    'ig-followers-0',
    'ig-followers--1',
    'ig-followers-01000',
    'ig-followers-1e3',
    'ig-followers-1000-',
    'ig-followers-NaN',
    'ig-followers-Infinity',
    'IG-FOLLOWERS-1000',
    '__proto__-constructor-1',
  ])('is not "%s"', (id) => {
    expect(readPackageId(id)).toBeUndefined();
  });
});
