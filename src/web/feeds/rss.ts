import { create } from 'xmlbuilder2';
import { feeds } from '#web/blog/feed-links.ts';
import { type Feed, lastChange, momentOf } from './feed.ts';
import { xmlText } from './xml-text.ts';

/** What RSS 2.0 has no element for. */
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const ATOM = 'http://www.w3.org/2005/Atom';

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
