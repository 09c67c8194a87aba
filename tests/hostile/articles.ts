import { type ArticleFormat, MOST_ARTICLE_BYTES } from '#domain/content/articles/article.ts';
import type { Random } from './random.ts';
import { badText, mutated } from './pieces.ts';

export interface HostileArticle {
  format: ArticleFormat;
  content: string;
}

function fill(chunk: string): string {
  return chunk.repeat(Math.floor((MOST_ARTICLE_BYTES - 1000) / chunk.length));
}

function nest(begins: string, ends: string): string {
  const depth = Math.floor((MOST_ARTICLE_BYTES - 1000) / (begins.length + ends.length));
  return begins.repeat(depth) + ends.repeat(depth);
}

const markdown = (content: string): HostileArticle => ({ format: 'markdown', content });
const html = (content: string): HostileArticle => ({
  format: 'html',
  content: `<p>a</p>${content}`,
});

/** Articles as long as one may be, which cost more to draw than others. */
export const costlyArticles: Record<string, HostileArticle> = {
  'brackets that open': markdown(fill('[')),
  'pictures that open': markdown(fill('![')),
  'headings of a letter': markdown(fill('# a\n')),
  'words in emphasis': markdown(fill('_a_ ')),
  'asterisks before letters': markdown(fill('*a **a ')),
  'quotes within quotes': markdown(`${'>'.repeat(2000)} a\n`.repeat(90)),
  'lists within lists': markdown(
    Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth / 4)}- a\n`)
      .join('')
      .repeat(2),
  ),
  'backticks of growing length': markdown(
    Array.from({ length: 600 }, (_, count) => `${'`'.repeat(count)}a`).join(' '),
  ),
  'rows of a table': markdown(`|a|b|\n|-|-|\n${fill('|a|b|\n')}`.slice(0, 199_000)),
  'definitions of links': markdown(fill('[a]: b\n')),
  'elements within elements': html(nest('<div>', '</div>')),
  'elements that are never closed': html(fill('<b><i>')),
  'half of a tag': html(fill('<a href="')),
};

const sample = `## Nadpis

Sledující **přibývají** pomalu, viz [ceník](/cenik) a [[price:ig-followers-1000]].[^1]

> Citát s *důrazem* a \`kódem\`.

1. první
   - pod ním

| a | b |
|---|---|
| 1 | 2 |

![obrázek](https://a.example/a.png "název")

[^1]: Zdroj <https://a.example/>
`;

const sampleInHtml =
  '<h2>Nadpis</h2><p>Text s <a href="/cenik">odkazem</a> a <b>důrazem</b>.</p>' +
  '<ul><li>první<ul><li>druhý</li></ul></li></ul><table><tr><td>1</td></tr></table><img src="/a.png">';

/** An article of at most so many bytes that somebody wrote badly on purpose. */
export function hostileArticle(random: Random, most: number): HostileArticle {
  const isHtml = random.chance(0.4);
  const written = isHtml ? sampleInHtml : sample;
  const content = random.chance(0.3) ? mutated(random, written, most) : badText(random, most);
  // A letter that is cut through is replaced by one of three bytes.
  const kept = Buffer.from(content.replaceAll('\0', '').toWellFormed())
    .subarray(0, most - 3)
    .toString();
  return { format: isHtml ? 'html' : 'markdown', content: kept };
}
