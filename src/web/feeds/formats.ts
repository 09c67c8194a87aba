import { create } from 'xmlbuilder2';
import type { Locale } from '#domain/locale.ts';
import { feeds } from '#web/blog/feed-links.ts';

/** What a feed says, whatever it is written in. All addresses are absolute. */
export interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** The page that it is the feed of. */
  home: string;
  /** Where the feed itself lies. */
  self: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** An article in a feed. Days are ISO 8601: 2026-11-23. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  /** The whole text with its sources. */
  html: string;
  /** Of 1200 × 630 pixels. */
  image: string;
  author: string;
  published: string;
  changed: string;
  tags: readonly string[];
}

/** The beginning of a day, as feeds write a moment (RFC 3339). */
function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The last day on which anything in it changed; that of an empty feed never does. */
function lastChange({ entries }: Feed): string {
  return (
    entries
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  );
}

const ATOM = 'http://www.w3.org/2005/Atom';

/** A feed as Atom (RFC 4287). */
export function atomText(feed: Feed): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(ATOM, 'feed', {
    'xml:lang': feed.locale,
  });
  root.ele('id').txt(feed.self);
  root.ele('title').txt(xmlText(feed.title));
  root.ele('subtitle').txt(xmlText(feed.description));
  root.ele('updated').txt(momentOf(lastChange(feed)));
  root.ele('link', { rel: 'self', type: feeds.atom.type, href: feed.self });
  root.ele('link', { rel: 'alternate', type: 'text/html', href: feed.home });
  root.ele('author').ele('name').txt(xmlText(feed.author));
  for (const entry of feed.entries) {
    const element = root.ele('entry');
    element.ele('id').txt(xmlText(entry.url));
    element.ele('title').txt(xmlText(entry.title));
    element.ele('updated').txt(momentOf(entry.changed));
    element.ele('published').txt(momentOf(entry.published));
    element.ele('link', { rel: 'alternate', type: 'text/html', href: entry.url });
    element.ele('author').ele('name').txt(xmlText(entry.author));
    for (const tag of entry.tags) element.ele('category', { term: xmlText(tag) });
    element.ele('summary').txt(xmlText(entry.summary));
    element.ele('content', { type: 'html' }).txt(xmlText(entry.html));
  }
  return root.end();
}

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonText(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: feed.locale,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      image: entry.image,
      date_published: momentOf(entry.published),
      date_modified: momentOf(entry.changed),
      authors: [{ name: entry.author }],
      tags: entry.tags,
      language: feed.locale,
    })),
  });
}

/** What RSS 2.0 has no element for. */
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** A feed as RSS 2.0 (rssboard.org/rss-specification). */
export function rssText(feed: Feed): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('rss', {
    version: '2.0',
    'xmlns:atom': ATOM,
    'xmlns:content': CONTENT,
    'xmlns:dc': DUBLIN_CORE,
  });
  const channel = root.ele('channel');
  channel.ele('title').txt(xmlText(feed.title));
  channel.ele('link').txt(feed.home);
  channel.ele('description').txt(xmlText(feed.description));
  channel.ele('language').txt(feed.locale);
  channel.ele('lastBuildDate').txt(mailDate(lastChange(feed)));
  const self = { href: feed.self, rel: 'self', type: feeds.rss.type };
  channel.ele(ATOM, 'atom:link', self);
  for (const entry of feed.entries) {
    const item = channel.ele('item');
    item.ele('title').txt(xmlText(entry.title));
    item.ele('link').txt(xmlText(entry.url));
    item.ele('guid', { isPermaLink: 'true' }).txt(xmlText(entry.url));
    item.ele('pubDate').txt(mailDate(entry.published));
    item.ele(DUBLIN_CORE, 'dc:creator').txt(xmlText(entry.author));
    for (const tag of entry.tags) item.ele('category').txt(xmlText(tag));
    item.ele('description').txt(xmlText(entry.summary));
    item.ele(CONTENT, 'content:encoded').txt(xmlText(entry.html));
  }
  return root.end();
}

/** A day as mail writes it (RFC 822, with a year of four digits). */
function mailDate(day: string): string {
  return new Date(momentOf(day)).toUTCString();
}

/**
 * A text for the builder of XML, which takes `&lt;` for an entity that is written already: a reader of the feed would
 * see a tag where the article has the text of one.
 */
function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;');
}
