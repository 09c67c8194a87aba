import { expect, it } from 'vitest';
import { type Asking, countKindOf, readSource } from './arrival.ts';

const nothing: Asking = {
  userAgent: 'Mozilla/5.0',
  host: 'vzlet.cz',
  referer: undefined,
  url: '/',
  fetchSite: undefined,
  fetchDest: undefined,
  purpose: undefined,
};

function kind(asking: Partial<Asking>, isRobot = false) {
  return countKindOf(
    { ...nothing, ...asking },
    {
      sourceOf: (referer) => readSource(referer, (host) => host === 'vzlet.cz'),
      isRobot: () => isRobot,
    },
  );
}

it('counts a page that was opened by where its reader came from', () => {
  expect(kind({ fetchDest: 'document', fetchSite: 'none' })).toBe('direct');
  expect(kind({ fetchDest: 'document', referer: 'https://www.bing.com/' })).toBe('search');
});

it('counts apart what was fetched before anybody pressed a link', () => {
  expect(kind({ purpose: 'prefetch', fetchDest: 'document' })).toBe('ahead');
  expect(kind({ purpose: 'prefetch;prerender' })).toBe('ahead');
  expect(kind({ fetchDest: 'empty', referer: 'https://vzlet.cz/cenik' })).toBe('ahead');
});

it('counts a robot as one, whatever else it says', () => {
  expect(kind({ referer: 'https://www.google.com/', purpose: 'prefetch' }, true)).toBe('robot');
});
