import { create } from 'xmlbuilder2';
import { feeds } from '#web/blog/feed-links.ts';
import { type Feed, lastChange, momentOf } from './feed.ts';
import { xmlText } from './xml-text.ts';

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
