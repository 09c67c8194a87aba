import { renderArticle } from '#documents/article/render-article.ts';
import type { Article } from '#domain/content/articles/article.ts';
import { titleParts } from '#domain/content/articles/sources.ts';
import { addressAt, twinPath } from '#domain/addresses.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { showClaims } from '#domain/content/claims/show-claims.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { offering } from '#tests/stage/offering.ts';
import { type CheckedArticle, type Finding, findingsAt, inBlocks } from './checked-article.ts';

const SECTIONS = new Set(['', '#sluzby', '#cenik', '#faq', '#objednat', '#kontakt']);
const LEAST_TO_ARTICLES = 2;
/** Official sites that a reader may be sent to for doing something there; the article's own check covers them. */
const OFFICIAL = new Set(['www.instagram.com', 'ares.gov.cz']);

/** Links of a text, by their addresses. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(<?([^)\s>]*)>?[^)]*\)/g)].map(([, address = '']) => address);
}

/** Links within lead to a page or an article of the same language, links outside to a source that was read. */
export function checkLinks(checked: CheckedArticle, all: readonly CheckedArticle[]): Finding[] {
  const { article } = checked;
  const toArticles = new Set(
    linksIn(article.content)
      .map((address) => address.slice(1).split('#')[0])
      .filter((id) => id !== article.id && all.some((other) => other.article.id === id)),
  );
  return [
    ...findingsAt(
      checked,
      1,
      toArticles.size < LEAST_TO_ARTICLES ? [`${toArticles.size} links to other articles`] : [],
    ),
    ...findingsAt(checked, 1, sourceFaults(article)),
    ...inBlocks(checked, (text) =>
      linksIn(text).flatMap((address) => faultOf(address, checked, all) ?? []),
    ),
  ];
}

/** Letters that a Czech title has; the few that have none. */
const CZECH = /[ěščřžýáíéúůďťňó]|^(?:Karta Publikum|Kodex influencera|, definice)\b/i;

/** What a source is called in another language says in which, whatever its publisher is called. */
function sourceFaults({ language, sources }: Article): string[] {
  return sources.flatMap(({ title }) => {
    const own = titleParts(title)
      .map(({ text, lang }) => (lang === undefined ? text : ''))
      .join('');
    const [publisher = '', ...rest] = own.split(': ');
    const said = (rest.length > 0 ? rest.join(': ') : publisher).replaceAll(/\(.*?\)/g, '').trim();
    const isOwn = !/\p{L}/u.test(said) || CZECH.test(said) === (language === 'cs');
    return isOwn ? [] : [`a source in another language: ${title}`];
  });
}

function faultOf(
  address: string,
  checked: CheckedArticle,
  all: readonly CheckedArticle[],
): string | undefined {
  if (address.startsWith('#')) {
    return anchorsOf(checked).has(address.slice(1)) ? undefined : `no heading ${address}`;
  }
  return address.startsWith('/') ? innerFault(address, checked, all) : outerFault(address, checked);
}

function outerFault(address: string, { article }: CheckedArticle): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || !url.hostname.includes('.'))
    return `no https address: ${address}`;
  const isRead = article.sources.some((source) => URL.parse(source.url)?.hostname === url.hostname);
  const isChecked = article.checkedOn !== undefined && OFFICIAL.has(url.hostname);
  return isRead || isChecked
    ? undefined
    : `no source of this site says when it was read: ${address}`;
}

function innerFault(
  address: string,
  { article }: CheckedArticle,
  all: readonly CheckedArticle[],
): string | undefined {
  const [path = '', hash = ''] = address.split(/(?=#)/);
  const { language } = article;
  const other = all.find(({ article: one }) => `/${one.id}` === path);
  if (other) {
    if (other.article.language !== language) return `an article of the other language: ${address}`;
    if (other.article.id === article.id) return `a link to itself: ${address}`;
    return hash === '' || anchorsOf(other).has(hash.slice(1)) ? undefined : `no heading ${address}`;
  }
  if (path === '/' && !SECTIONS.has(hash)) return `no section ${address}`;
  const row = addressAt(path);
  if (!row || row.kind === 'machine' || row.kind === 'operator' || /^\/:\w+$/.test(row.path.cs)) {
    return `no such page: ${address}`;
  }
  if (twinPath(path, language) !== undefined) return `a page of the other edition: ${address}`;
  if (!row.path.cs.includes(':') || row.path.cs.startsWith('/blog/')) return undefined;
  const isTab =
    row.name === 'priceListTab' && platformIds.some((platform) => path.endsWith(`/${platform}`));
  return isTab ? undefined : `a page that a short code leads to: ${address}`;
}

function anchorsOf({ article }: CheckedArticle): Set<string> {
  const claims = showClaims(writtenClaims, article.language, false);
  const facts = { locale: article.language, offering, claims };
  return new Set(renderArticle(article, facts, []).rendered.contents.map(({ id }) => id));
}
