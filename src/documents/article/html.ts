import sanitizeHtml from 'sanitize-html';
import type { ArticleOrigin } from '#domain/content/articles/article.ts';

const written: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const read: Record<string, string> = Object.fromEntries(
  Object.entries(written).map(([character, entity]) => [entity, character]),
);

/** A text as HTML has it, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => written[character] ?? '');
}

/** The text that HTML of the sanitiser stands for: it writes four characters as entities and no others. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => read[entity] ?? '');
}

/** The text of HTML, without tags. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^<>]*>/g, ''));
}

/** What texts are made of. Whatever has another name goes, its text stays; scripts and styles go whole. */
const TAGS =
  'h2 h3 h4 p ul ol li blockquote pre hr br dl dt dd table thead tbody tr th td figure figcaption ' +
  'strong em b i s code sub sup abbr q cite a img';

/** Deeper than any text goes; what lies deeper loses its marks. */
const MOST_NESTED = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedClasses: { th: ['right', 'center'], td: ['right', 'center'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'svg', 'math'],
  nestingLimit: MOST_NESTED,
  // The page has the title of the article as its one heading of the first level.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** HTML with nothing in it but text, its marks, links and pictures. */
export function sanitizeArticleHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Whose text it is, and which addresses are the shop's own. */
export interface LinkFacts {
  origin: ArticleOrigin;
  /** Of both editions, without a slash at the end. */
  origins: readonly string[];
}

/** Where a link leads, and what a page says of it. */
export interface ReadLink {
  href: string;
  /** Undefined where it leads to the shop itself. */
  rel: string | undefined;
}

/** An origin that nobody has: what an address leads to without naming an origin itself. */
const HERE = 'https://here.invalid';

/**
 * Reads an address as a browser does, which takes `/\example.com` for another site. Undefined where it
 * leads nowhere that a page of the shop may lead to.
 */
export function readLink(address: string, { origin, origins }: LinkFacts): ReadLink | undefined {
  const url = URL.parse(address, `${HERE}/`);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:')
    return { href: url.href, rel: undefined };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === HERE) {
    const href = withinPage(address, url);
    // Once its dots are gone, `/.//example.com` is another site for who reads it again.
    return URL.parse(href, `${HERE}/`)?.origin === HERE ? { href, rel: undefined } : undefined;
  }
  if (origins.includes(url.origin)) return { href: url.href, rel: undefined };
  // What the shop writes itself has read its sources; nobody vouches for the links of others.
  return { href: url.href, rel: origin === 'built-in' ? 'noopener' : 'noopener nofollow ugc' };
}

function withinPage(address: string, { pathname, search, hash }: URL): string {
  return address.startsWith('#') ? hash || '#' : `${pathname}${search}${hash}`;
}
