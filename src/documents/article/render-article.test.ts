import { describe, expect, it } from 'vitest';
import type { Article } from '#domain/content/articles/article.ts';
import type { ClaimId } from '#domain/content/claims/claim.ts';
import type { Claims, ShownClaim } from '#domain/content/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import { offeringOf } from '#domain/shop/offering.ts';
import { offering } from '#tests/stage/offering.ts';
import { renderArticle } from './render-article.ts';

const told: Partial<Record<ClaimId, Omit<ShownClaim, 'id'>>> = {
  noPassword: { text: 'We never ask for a "password"', figure: undefined, isSample: false },
  deliveredHome: { text: 'followers delivered', figure: '75M+', isSample: true },
  projectsHome: { text: 'projects completed', figure: '4,868', isSample: false },
  sinceYear: { text: 'In business since 2014', figure: '2014', isSample: false },
};
const claims: Claims = {
  shown: (id) => told[id] && { id, ...told[id] },
  list: () => [],
};
const sources = [1, 2].map((n) => ({ readOn: '2026-11-23', title: `S${n}`, url: 'https://s.cz' }));
const origins = ['https://vzlet.example', 'https://en.vzlet.example'];

const render = (
  content: string,
  of: Partial<Pick<Article, 'format' | 'origin'>> = {},
  locale: Locale = 'cs',
) =>
  renderArticle(
    { content, format: 'markdown', origin: 'operator', sources, ...of },
    { locale, offering, claims },
    origins,
  );
const htmlOf = (...asked: Parameters<typeof render>) => render(...asked).rendered.html.trim();

describe('short codes', () => {
  it.each([
    [
      '[[package:ig-followers-1000]]',
      '<a href="/instagram/sledujici/1000">1.000\u00a0sledujících na\u00a0Instagramu</a>',
      '<a href="/instagram/sledujici/1000">1,000\u00a0Instagram followers</a>',
    ],
    ['[[price:ig-followers-1000]]', '1.999\u00a0Kč', 'CZK\u00a01,999 (≈\u00a0€80)'],
    ['[[discount:2]]', '10\u00a0%', '10%'],
    ['[[figure:withdrawalDays]]', '14', '14'],
    ['[[figure:bulkFromAmount]]', '100.000', '100,000'],
  ])('%s takes its words from what is on offer', (code, cs, en) => {
    const spaced = (html: string) => html.replaceAll('\u00a0', ' ');
    expect(spaced(htmlOf(code))).toBe(spaced(`<p>${cs}</p>`));
    expect(spaced(htmlOf(code, {}, 'en'))).toBe(spaced(`<p>${en}</p>`));
  });

  it('of a price follow the price', () => {
    const dearer = structuredClone(offering.priceList);
    const rows = dearer.platforms[0]?.services[0]?.packages;
    const changed = offeringOf(
      {
        ...offering,
        priceList: {
          ...dearer,
          platforms: dearer.platforms.map((platform) => ({
            ...platform,
            services: platform.services.map((service) => ({
              ...service,
              packages: service.packages.map(([amount, price]) => [amount, price * 2] as const),
            })),
          })),
        },
      },
      'dearer',
    );
    expect(rows).not.toEqual([]);
    const { rendered } = renderArticle(
      { content: '[[price:ig-followers-1000]]', format: 'markdown', origin: 'built-in', sources },
      { locale: 'cs', offering: changed, claims },
      origins,
    );
    expect(rendered.html).toContain('3.998');
  });

  it('of a claim say what the register says, as text', () => {
    expect(htmlOf('[[claim:noPassword]]')).toBe('<p>We never ask for a &quot;password&quot;</p>');
  });

  it('of a claim say its figure once, and that it is a sample where it has no source', () => {
    const stated = (id: string) => htmlOf(`[[claim:${id}]]`, {}, 'en').replaceAll('\u00a0', ' ');
    expect(stated('projectsHome')).toBe('<p>4,868 projects completed</p>');
    expect(stated('sinceYear')).toBe('<p>In business since 2014</p>');
    expect(stated('deliveredHome')).toBe('<p>75M+ followers delivered (sample)</p>');
    expect(htmlOf('[[claim:deliveredHome]]')).toContain('(ukázka)');
  });

  it('of what a page may not say, or what nobody knows, say nothing and are told', () => {
    const unknown = [
      '[[claim:realUsers]]',
      '[[price:ig-followers-7]]',
      '[[cat:a]]',
      '[[figure:toString]]',
    ];
    const { rendered, problems } = render(`A ${unknown.join(' ')} B [[constructor:x]]`);
    expect(rendered.html).toMatch(/^<p>A\s+B\s*<\/p>\n$/);
    expect(problems).toEqual([...unknown, '[[constructor:x]]']);
  });

  it('of a package that is no longer sold keep its name', () => {
    expect(htmlOf('[[package:ig-followers-7]]').replaceAll('\u00a0', ' ')).toBe(
      '<p>7 sledujících na Instagramu</p>',
    );
  });

  it('stay as they are in code', () => {
    expect(htmlOf('`[[discount:2]]`')).toBe('<p><code>[[discount:2]]</code></p>');
  });

  it('lead nowhere within a link', () => {
    expect(htmlOf('<a href="/faq">[[package:ig-followers-1000]]</a>', { format: 'html' })).toMatch(
      /^<a href="\/faq">[^<]*<\/a>$/,
    );
  });
});

describe('marks of sources', () => {
  it('lead to the list of sources, the first of each with an anchor', () => {
    expect(htmlOf('One.[^1] Two.[^2] Three.[^1]')).toBe(
      '<p>One.<sup class="mark"><a id="mark-1" href="#source-1" aria-label="Zdroj\u00a01">1</a></sup>' +
        ' Two.<sup class="mark"><a id="mark-2" href="#source-2" aria-label="Zdroj\u00a02">2</a></sup>' +
        ' Three.<sup class="mark"><a href="#source-1" aria-label="Zdroj\u00a01">1</a></sup></p>',
    );
  });

  it('without a source are left out and told', () => {
    expect(render('One.[^3] Two.[^0]')).toMatchObject({
      rendered: { html: '<p>One. Two.</p>\n' },
      problems: ['[^3]', '[^0]'],
    });
  });
});

describe('links and pictures', () => {
  const rel = 'rel="noopener nofollow ugc"';
  it.each([
    ['[a](/faq)', '<a href="/faq">a</a>'],
    ['[a](#odkud)', '<a href="#odkud">a</a>'],
    ['[a](https://vzlet.example/faq)', '<a href="https://vzlet.example/faq">a</a>'],
    ['[a](mailto:a@b.cz)', '<a href="mailto:a@b.cz">a</a>'],
    ['[a](https://x.cz/?a=1&b=2)', `<a href="https://x.cz/?a=1&amp;b=2" ${rel}>a</a>`],
    ['[a](https://vzlet.example.x.cz/)', `<a href="https://vzlet.example.x.cz/" ${rel}>a</a>`],
    ['![kůň](https://x.cz/a.png)', `<a href="https://x.cz/a.png" ${rel}>kůň</a>`],
    ['![](https://x.cz/a.png)', `<a href="https://x.cz/a.png" ${rel}>Obrázek</a>`],
    ['[![kůň](https://x.cz/a.png)](/faq)', '<a href="/faq">kůň</a>'],
    ['![kůň](/storage/blog/a.png)', '<img src="/storage/blog/a.png" alt="kůň" loading="lazy">'],
    ['https://x.cz', 'https://x.cz'],
  ])('%s becomes %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
  });

  it('of the shop’s own articles are vouched for', () => {
    expect(htmlOf('[a](https://x.cz/)', { origin: 'built-in' })).toBe(
      '<p><a href="https://x.cz/" rel="noopener">a</a></p>',
    );
  });

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'])(
    'to another site in disguise (%j) never look like the shop’s own',
    (address) => {
      const html = htmlOf(`<p><a href="${address}">a</a></p>`, { format: 'html' });
      const href = /href="([^"]*)"/.exec(html)?.[1];
      const leadsTo = href === undefined ? '' : new URL(href, 'https://vzlet.example').origin;
      expect(html.includes('rel="') || !leadsTo.includes('evil')).toBe(true);
    },
  );
});

describe('headings', () => {
  it('have anchors without diacritics, each its own, and are listed', () => {
    const { html, contents } = render(
      '# Nadpis\n\n## Příliš *žluťoučký* kůň[^1]\n\n### [[discount:2]] & víc\n\n## Příliš žluťoučký kůň\n\n## Site navigation\n\n## 日本\n\n#### Níže',
    ).rendered;
    expect(contents).toEqual([
      { id: 'nadpis', text: 'Nadpis', level: 2 },
      { id: 'prilis-zlutoucky-kun', text: 'Příliš žluťoučký kůň', level: 2 },
      { id: '10-vic', text: '10\u00a0% & víc', level: 3 },
      { id: 'prilis-zlutoucky-kun-2', text: 'Příliš žluťoučký kůň', level: 2 },
      { id: 'site-navigation-1', text: 'Site navigation', level: 2 },
      { id: 'section-1', text: '日本', level: 2 },
    ]);
    for (const { id } of contents) expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('<h1');
  });
});

describe('an article', () => {
  it('has wide tables in a frame that can be moved by keyboard, without styles', () => {
    const html = htmlOf('| a | b |\n|-|-:|\n| 1 | 2 |');
    expect(html).toContain(
      '<div class="wide" role="group" tabindex="0" aria-label="Tabulka\u00a01"><table>',
    );
    expect(html).toContain('<th scope="col" class="right">b</th>');
    expect(html).not.toContain('style');
  });

  it('takes as long to read as its words, by the speed of its language', () => {
    const words = Array.from({ length: 900 }, () => 'slovo').join(' ');
    expect(render(words).rendered).toMatchObject({ words: 900, minutes: 5 });
    expect(render(words, {}, 'en').rendered).toMatchObject({ words: 900, minutes: 4 });
    expect(render('Krátce.').rendered.minutes).toBe(1);
  });

  it('of more than 200 kB shows nothing, and says so', () => {
    expect(render('ě'.repeat(100_000)).rendered.html).not.toBe('');
    expect(render('ě'.repeat(100_001))).toMatchObject({
      rendered: { html: '' },
      problems: ['more than 200000 bytes'],
    });
  });
});
