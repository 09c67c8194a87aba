import { type Feed, momentOf } from './feed.ts';

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
