import { describe, expect, it } from 'vitest';
import { coverFamilies } from './article.ts';
import { readArticle, readBuiltIn } from './read-article.ts';

const position = { language: 'en', id: 'why-counts-drop' } as const;

const lines = [
  '---',
  'id: why-counts-drop',
  'language: en',
  'title: Why counts drop: and what a refill is',
  'excerpt: What happens.',
  'date: 2026-11-23',
  'checked: 2026-11-23',
  'topic: numbers',
  'keywords:',
  '  - follower drop',
  '  - refill',
  'translation: proc-cisla-klesaji',
  'cover: curve 12 30 55 80',
  'sources:',
  '  - 2026-11-23 | YouTube Help | https://support.google.com/youtube/answer/2991785',
  '---',
  '',
  'Numbers drop.[^1]',
];

/** The file with one line, which begins so, written otherwise; without it where nothing is given. */
const withLine = (beginning: string, ...instead: string[]) =>
  lines.flatMap((line) => (line.startsWith(beginning) ? instead : [line])).join('\n');

const faultsOf = (file: string) => {
  const read = readArticle(file, position);
  return read.ok ? [] : read.faults;
};

describe('a file of an article', () => {
  it('is read with all that stands above it', () => {
    expect(readArticle(lines.join('\n'), position)).toEqual({
      ok: true,
      article: {
        id: 'why-counts-drop',
        language: 'en',
        title: 'Why counts drop: and what a refill is',
        excerpt: 'What happens.',
        date: '2026-11-23',
        checkedOn: '2026-11-23',
        topic: 'numbers',
        keywords: ['follower drop', 'refill'],
        translation: 'proc-cisla-klesaji',
        cover: { family: 'curve', values: [12, 30, 55, 80] },
        sources: [
          {
            readOn: '2026-11-23',
            title: 'YouTube Help',
            url: 'https://support.google.com/youtube/answer/2991785',
          },
        ],
        origin: 'built-in',
        format: 'markdown',
        content: 'Numbers drop.[^1]',
      },
    });
  });

  it('may have Windows line ends and a byte order mark', () => {
    expect(readArticle(`\uFEFF${lines.join('\r\n')}`, position).ok).toBe(true);
  });

  it.each([
    ['no front matter', 'Only text', 1],
    ['a front matter without an end', '---\nid: a', 2],
    ['no text', lines.slice(0, 16).join('\n'), 16],
    ['a line that is none', withLine('topic:', 'topic numbers'), 8],
    ['an entry outside of a list', withLine('topic:', '  - numbers'), 8],
    ['a key twice', withLine('topic:', 'topic: numbers', 'topic: numbers'), 9],
    ['an unknown key', withLine('topic:', 'topic: numbers', 'subtitle: x'), 9],
    ['an unknown topic', withLine('topic:', 'topic: cats'), 8],
    ['no title', withLine('title:', 'title:'), 4],
    ['a missing line', withLine('title:'), 1],
    ['a day that is none', withLine('date:', 'date: 2026-02-30'), 6],
    ['another id than the file', withLine('id:', 'id: other'), 2],
    ['another language than the folder', withLine('language:', 'language: cs'), 3],
    ['an unknown family', withLine('cover:', 'cover: cat 1 2 3 4'), 13],
    ['too few numbers', withLine('cover:', 'cover: curve 1 2 3'), 13],
    ['too great a number', withLine('cover:', 'cover: curve 1 2 3 101'), 13],
    ['a number that is none', withLine('cover:', 'cover: curve 1 2 3 1e1'), 13],
    [
      'keywords that are no list',
      withLine('keywords:', 'keywords: a').replaceAll(/ {2}- (?:follower drop|refill)\n/g, ''),
      9,
    ],
    ['a source without a day', withLine('  - 2026', '  - YouTube | https://x.example'), 15],
    ['a source without https', withLine('  - 2026', '  - 2026-11-23 | a | http://x.example'), 15],
    ['a source that is code', withLine('  - 2026', '  - 2026-11-23 | a | javascript:alert(1)'), 15],
  ])('with %s is refused, and its line is named', (_, file, line) => {
    expect(faultsOf(file).map((fault) => fault.line)).toContain(line);
  });

  it.each(['__proto__', 'constructor'])('has no key %s', (key) => {
    expect(faultsOf(withLine('topic:', 'topic: numbers', `${key}: x`))).not.toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('of more than 200 kB is refused', () => {
    expect(faultsOf(`${lines.join('\n')}${'ě'.repeat(100_000)}`)).toHaveLength(1);
  });

  it.each(coverFamilies)('may have a cover of the family %s', (family) => {
    expect(faultsOf(withLine('cover:', `cover: ${family} 0 1 2 100`))).toEqual([]);
  });
});

describe('files together', () => {
  const file = (id: string, language = 'en') =>
    lines
      .join('\n')
      .replace('why-counts-drop', id)
      .replace('language: en', `language: ${language}`);
  const read = (...files: [path: string, id: string, language?: string][]) =>
    readBuiltIn(Object.fromEntries(files.map(([path, ...is]) => [path, file(...is)])));

  it('may be none at all', () => {
    expect(read()).toEqual([]);
  });

  it('are read by their folders', () => {
    const articles = read(['articles/en/one.md', 'one'], ['articles/cs/jedna.md', 'jedna', 'cs']);
    expect(articles.map(({ id, language }) => `${language} ${id}`)).toEqual(['en one', 'cs jedna']);
  });

  it.each([
    [
      'the same id in both languages',
      'cs/one.md:1',
      ['en/one.md', 'one'],
      ['cs/one.md', 'one', 'cs'],
    ],
    ['an id in other letters', 'en/One.md:2', ['en/one.md', 'one'], ['en/One.md', 'One']],
    ['the id of a page', 'en/blog.md:1', ['en/blog.md', 'blog']],
    ['the id of a page of the other edition', 'en/cenik.md:1', ['en/cenik.md', 'cenik']],
    ['the beginning of addresses', 'en/webhooks.md:1', ['en/webhooks.md', 'webhooks']],
    ['the folder of files', 'en/assets.md:1', ['en/assets.md', 'assets']],
    ['an id like a file', 'en/robots.txt.md:2', ['en/robots.txt.md', 'robots.txt']],
    ['another folder', 'de/one.md:1', ['de/one.md', 'one']],
  ] as [string, string, ...[string, string, string?][]][])(
    'with %s are refused, and the file is named',
    (_, named, ...files) => {
      expect(() => read(...files)).toThrow(named);
    },
  );
});
