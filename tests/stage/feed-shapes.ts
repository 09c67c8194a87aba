import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
/** RFC 822, with a year of four digits and a zone, as RSS 2.0 asks for. */
const mailDate = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
  .refine((text) => new Date(text).toUTCString() === text);
const moment = z.iso.datetime();
const some = <T extends z.ZodType>(of: T) => z.union([of, z.array(of)]);

/** RSS 2.0 (rssboard.org/rss-specification): what it requires, and nothing that neither it nor a namespace knows. */
export const rss = z.strictObject({
  rss: z.strictObject({
    '@version': z.literal('2.0'),
    '@xmlns:atom': z.literal('http://www.w3.org/2005/Atom'),
    '@xmlns:content': z.literal('http://purl.org/rss/1.0/modules/content/'),
    '@xmlns:dc': z.literal('http://purl.org/dc/elements/1.1/'),
    channel: z.strictObject({
      title: words,
      link: address,
      description: words,
      language: z.enum(['cs', 'en']),
      lastBuildDate: mailDate,
      'atom:link': z.strictObject({
        '@href': address,
        '@rel': z.literal('self'),
        '@type': z.literal('application/rss+xml'),
      }),
      item: z.array(
        z.strictObject({
          title: words,
          link: address,
          guid: z.strictObject({ '#': address, '@isPermaLink': z.literal('true') }),
          pubDate: mailDate,
          'dc:creator': words,
          category: some(words).optional(),
          description: words,
          'content:encoded': words,
        }),
      ),
    }),
  }),
});

const atomPerson = z.strictObject({ name: words });
const atomLink = z.strictObject({
  '@rel': z.enum(['self', 'alternate']),
  '@type': words,
  '@href': address,
});
/** Atom (RFC 4287): required elements once each, and no other ones. */
export const atom = z.strictObject({
  feed: z.strictObject({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    '@xml:lang': z.enum(['cs', 'en']),
    id: address,
    title: words,
    subtitle: words,
    updated: moment,
    link: z.array(atomLink),
    author: atomPerson,
    entry: z.array(
      z.strictObject({
        id: address,
        title: words,
        updated: moment,
        published: moment,
        link: atomLink,
        author: atomPerson,
        category: some(z.strictObject({ '@term': words })).optional(),
        summary: words,
        content: z.strictObject({ '#': words, '@type': z.literal('html') }),
      }),
    ),
  }),
});

const jsonAuthors = z.array(z.strictObject({ name: words })).nonempty();
/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: words,
  description: words,
  home_page_url: address,
  feed_url: address,
  language: z.enum(['cs', 'en']),
  authors: jsonAuthors,
  items: z.array(
    z.strictObject({
      id: words,
      url: address,
      title: words,
      summary: words,
      content_html: words,
      image: address,
      date_published: moment,
      date_modified: moment,
      authors: jsonAuthors,
      tags: z.array(words),
      language: z.enum(['cs', 'en']),
    }),
  ),
});
