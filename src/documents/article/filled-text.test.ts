import { expect, it } from 'vitest';
import { packageName } from '#content/catalogue/package-name.ts';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { offering } from '#tests/stage/offering.ts';
import { type FillFacts, fillLine, fillText } from './filled-text.ts';

const url = 'https://vzlet.cz/clanek';
const figure = '75\u00a0mil.';
const claim: ShownClaim = {
  id: 'deliveredHome',
  figure,
  text: `dodáno *${figure}* | [více]`,
  isSample: false,
};
const facts: FillFacts = {
  locale: 'cs',
  offering,
  claims: { shown: (id) => (id === claim.id ? claim : undefined), list: () => [claim] },
  url,
  sources: [{ readOn: '2026-11-23', title: 'Zdroj', url: 'https://example.com/a_(b)' }],
};
const name = packageName('ig-likes-100', 'cs');
const page = 'https://vzlet.cz/instagram/lajky/100';

it.each([
  ['[[package:ig-likes-100]]', `[${name}](${page})`],
  [
    '[Balíček [[package:ig-likes-100]] za [[price:ig-likes-100]]](/cenik)',
    `[Balíček ${name} za 199\u00a0Kč](https://vzlet.cz/cenik)`,
  ],
  ['![[[price:ig-likes-100]]](obr.png "x")', '![199\u00a0Kč](https://vzlet.cz/obr.png "x")'],
  [
    '[níže](#dal) [e-mail](mailto:a@b.cz) [jinde](http://c.cz)',
    `[níže](${url}#dal) [e-mail](mailto:a@b.cz) [jinde](http://c.cz)`,
  ],
  ['[a][b]\n\n[b]: /cenik "Ceník"', '[a][b]\n\n[b]: https://vzlet.cz/cenik "Ceník"'],
  ['Viz[^1][^2].', 'Viz[\\[1\\]](https://example.com/a_%28b%29).'],
  ['[[claim:deliveredHome]]', 'dodáno \\*75\u00a0mil.\\* \\| \\[více\\]'],
  ['```\n[[discount:2]]\n```\n[[discount:2]]', '```\n[[discount:2]]\n```\n10\u00a0%'],
  ['[[nothing:here]][[price:none]]', ''],
])('Markdown: %j', (content, filled) => {
  expect(fillText({ content, format: 'markdown' }, facts)).toBe(filled);
});

it.each([
  ['<p>[[package:ig-likes-100]]</p>', `<p><a href="${page}">${name}</a></p>`],
  [
    '<a class=x href=/cenik>[[package:ig-likes-100]]</a>',
    `<a class=x href=https://vzlet.cz/cenik>${name}</a>`,
  ],
  ["<img src='/a.png'><br>[[discount:2]]", "<img src='https://vzlet.cz/a.png'><br>10\u00a0%"],
  [
    '<code>[[discount:2]]</code> 1 < 2 [[discount:2]]',
    '<code>[[discount:2]]</code> 1 < 2 10\u00a0%',
  ],
  ['Viz[^1].', 'Viz<a href="https://example.com/a_(b)">[1]</a>.'],
])('HTML: %j', (content, filled) => {
  expect(fillText({ content, format: 'html' }, facts)).toBe(filled);
});

it('a title has no links, and nothing but codes gives way in it', () => {
  expect(fillLine('[[package:ig-likes-100]] *od* [[from:tt-likes]][^1]', facts)).toBe(
    `${name} *od* 299\u00a0Kč[^1]`,
  );
});

const code = '[[discount:2]]';
const stated = '10\u00a0%';

it.each([
  ['another sign', `\`\`\`\n~~~\n${code}\n\`\`\`\n`],
  ['a shorter one', `~~~~\n~~~\n${code}\n~~~~\n`],
  ['one with words', `\`\`\`\n\`\`\`js\n${code}\n\`\`\`\n`],
  ['one in a list', `- a\n\n    \`\`\`\n    ${code}\n    \`\`\`\n\n`],
  ['one in a quote', `> \`\`\`\n> ${code}\n`],
  ['none, but indented', `Text\n\n    ${code}\n\n\t${code}\n`],
])('code stays between fences, and what follows is filled: %s', (_, before) => {
  const filled = fillText({ content: `${before}${code}`, format: 'markdown' }, facts);
  expect(filled).toBe(`${before}${stated}`);
});

it.each(['Text\n    ', '- a\n\n    ', '1. a\n   - b\n\n      ', '```a`b\n'])(
  'what goes on with a paragraph or an item of a list is no code: %j',
  (before) => {
    const filled = fillText({ content: before + code, format: 'markdown' }, facts);
    expect(filled).toBe(before + stated);
  },
);
