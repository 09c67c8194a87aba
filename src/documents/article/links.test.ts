import { expect, it } from 'vitest';
import { readLink } from './html.ts';

const facts = { origin: 'operator', origins: ['https://vzlet.example'] } as const;

it.each([
  '/.//evil.example',
  '/%2e//evil.example/a',
  '/x/..//evil.example',
  './/evil.example/..//evil.example',
  '/..//evil.example?a#b',
])('leads to no other site in the name of the shop: %s', (address) => {
  const read = readLink(address, facts);
  const url = read && URL.parse(read.href, 'https://vzlet.example');
  expect(url?.origin ?? 'https://vzlet.example').toBe('https://vzlet.example');
  expect(read?.href ?? '').not.toMatch(/^\/\//);
});

it.each(['/faq', '/faq#a', '#sources', '/x/../faq', '/a//b'])(
  'leads within the shop: %s',
  (address) => expect(readLink(address, facts)).toMatchObject({ rel: undefined }),
);
