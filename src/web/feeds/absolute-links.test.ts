import { expect, it } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';

const PAGE = 'https://vzlet.example/clanek';

it.each([
  ['<a href="/cenik?a=1&amp;b=2">x</a>', '<a href="https://vzlet.example/cenik?a=1&amp;b=2">x</a>'],
  [
    '<sup><a id="mark-1" href="#source-1">1</a></sup>',
    `<sup><a id="mark-1" href="${PAGE}#source-1">1</a></sup>`,
  ],
  [
    '<img src="/a.png" alt="href=&quot;/b&quot;">',
    '<img src="https://vzlet.example/a.png" alt="href=&quot;/b&quot;">',
  ],
  [
    '<a href="https://example.com/x" rel="noopener">x</a>',
    '<a href="https://example.com/x" rel="noopener">x</a>',
  ],
  ['<p>href="/cenik"</p>', '<p>href="/cenik"</p>'],
])('makes %s absolute', (html, absolute) => {
  expect(absoluteLinks(html, PAGE)).toBe(absolute);
});
