import { describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { type Address } from '#domain/addresses/address-row.ts';
import { readAddresses } from '#domain/addresses/read-addresses.ts';
import { addressRule } from './address-rules.ts';

const page = (path: string, row: Omit<Address, 'path'>): Address => ({
  path: { cs: path, en: path },
  ...row,
});

/** The table as it is, with rows for pages that are not there yet. */
const addressAt = readAddresses<string>({
  ...addresses,
  news: page('/novinky', { kind: 'public', requests: 'page' }),
  newsForm: page('/novinky/odber', { kind: 'private', requests: 'form' }),
  newsPage: page('/ad/novinky', { kind: 'operator', requests: 'form', needs: 'orders' }),
  newsEntry: page('/ad/dvere', { kind: 'operator', requests: 'page', needs: 'nothing' }),
  newsForgotten: page('/ad/zapomenuto', { kind: 'operator', requests: 'page' }),
  feed: page('/novinky/feed.xml', { kind: 'machine', requests: 'page' }),
  newsImage: page('/novinky/:image.png', { kind: 'machine', requests: 'page' }),
  newsCall: page('/functions/v1/news', { kind: 'machine', requests: 'call' }),
});

const rowOf = (path: string) => {
  const rule = addressRule(addressAt(path));
  const { name, isForEveryone, robots, requests } = rule;
  const { from, counted } = requests;
  return { name, needs: rule.needs, isForEveryone, robots, from, counted };
};

describe('a new row in the table of addresses', () => {
  it('decides alone how a public page is named, kept, listed, guarded and limited', () => {
    expect(rowOf('/novinky')).toEqual({
      name: 'news',
      needs: undefined,
      isForEveryone: true,
      robots: undefined,
      from: 'our-pages',
      counted: 'stray',
    });
  });

  it('keeps from everyone what is somebody’s own, and counts its posts', () => {
    expect(rowOf('/novinky/odber')).toEqual({
      name: 'newsForm',
      needs: undefined,
      isForEveryone: false,
      robots: 'noindex',
      from: 'our-pages',
      counted: 'post',
    });
  });

  it('says which right opens an address of the operator; without one it is the rarest', () => {
    expect(rowOf('/ad/novinky')).toEqual({
      name: 'newsPage',
      needs: 'orders',
      isForEveryone: false,
      robots: 'noindex',
      from: 'our-pages',
      counted: 'post',
    });
    expect(rowOf('/%61d/novinky')).toMatchObject({ name: 'newsPage', needs: 'orders' });
    expect(rowOf('/ad/dvere')).toMatchObject({ needs: 'nothing', robots: 'noindex' });
    expect(rowOf('/ad/zapomenuto')).toMatchObject({ needs: 'people', robots: 'noindex' });
    expect(rowOf('/ad/neznama')).toMatchObject({ name: 'operatorPage', needs: 'enter' });
  });

  it('keeps what programs fetch, and answers their calls by other rules', () => {
    const listed = { isForEveryone: true, robots: undefined };
    expect(rowOf('/novinky/feed.xml')).toMatchObject({ name: 'feed', ...listed });
    expect(rowOf('/novinky/prvni-1.png')).toMatchObject({ name: 'newsImage', ...listed });
    expect(rowOf('/functions/v1/news')).toEqual({
      name: 'newsCall',
      needs: undefined,
      isForEveryone: false,
      robots: 'noindex',
      from: 'clients',
      counted: 'call',
    });
  });

  it.each([
    '/novinky/%70rvni.png',
    '/novinky/..%2Fprvni.png',
    '/novinky/a.b.png',
    '/novinky/feedAxml',
  ])('is found by one spelling of what everyone may keep: not %s', (path) => {
    expect(rowOf(path)).toMatchObject({ name: 'other', isForEveryone: false });
  });

  it('is needed: an address without one is kept by nobody and is named "other"', () => {
    expect(rowOf('/novinky/neznama')).toMatchObject({
      name: 'other',
      needs: undefined,
      isForEveryone: false,
      robots: 'noindex',
      counted: 'stray',
    });
  });
});
