import { describe, expect, it } from 'vitest';
import { type Address, addresses, readAddresses } from '#domain/addresses.ts';
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
  newsDesk: page('/ad/novinky', { kind: 'operator', requests: 'form' }),
  feed: page('/novinky.xml', { kind: 'machine', requests: 'page' }),
  newsCall: page('/functions/v1/news', { kind: 'machine', requests: 'call' }),
});

const rowOf = (path: string) => {
  const { name, isForEveryone, robots, requests } = addressRule(addressAt(path));
  return { name, isForEveryone, robots, from: requests.from, counted: requests.counted };
};

describe('a new row in the table of addresses', () => {
  it('decides alone how a public page is named, kept, listed, guarded and limited', () => {
    expect(rowOf('/novinky')).toEqual({
      name: 'news',
      isForEveryone: true,
      robots: undefined,
      from: 'our-pages',
      counted: 'stray',
    });
  });

  it('keeps from everyone what is somebody’s own, and counts its posts', () => {
    expect(rowOf('/novinky/odber')).toEqual({
      name: 'newsForm',
      isForEveryone: false,
      robots: 'noindex',
      from: 'our-pages',
      counted: 'post',
    });
    expect(rowOf('/ad/novinky')).toMatchObject({
      name: 'newsDesk',
      isForEveryone: false,
      robots: 'noindex',
      counted: 'post',
    });
  });

  it('keeps what programs fetch, and answers their calls by other rules', () => {
    expect(rowOf('/novinky.xml')).toMatchObject({ name: 'feed', isForEveryone: true });
    expect(rowOf('/functions/v1/news')).toEqual({
      name: 'newsCall',
      isForEveryone: false,
      robots: 'noindex',
      from: 'clients',
      counted: 'call',
    });
  });

  it('is needed: an address without one is kept by nobody and is named "other"', () => {
    expect(rowOf('/novinky/neznama')).toMatchObject({
      name: 'other',
      isForEveryone: false,
      robots: 'noindex',
      counted: 'stray',
    });
  });
});
