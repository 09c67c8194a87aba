import { COUNTS_WRITTEN_SECONDS } from '#domain/counting/count-kind.ts';
import { lasting, within } from '#domain/period-text.ts';
import { KEPT } from '#domain/retention.ts';
import type { HowWeCountText } from './how-we-count-text.ts';

/** How we count, in English. */
export const howWeCount: HowWeCountText = {
  title: 'How we count',
  metaDescription:
    'We measure visits without cookies and without anybody else’s tools: pages are counted, people are not. What exactly is stored, what is not, and for how long.',
  lead: 'We count pages, not people: no cookies, no outside tools, and nothing by which one reader could be told from another.',
  specimen: {
    caption: 'This is a whole record',
    columns: { day: 'Day', edition: 'Language', page: 'Page', source: 'From', count: 'Count' },
    values: { edition: 'English', page: 'TikTok prices', source: 'search engine' },
    note: 'An example. Nothing else belongs to it: no time of day, no IP address, no device, no visitor number.',
  },
  sections: [
    {
      id: 'what',
      heading: 'What is counted',
      paragraphs: [
        'When the server sends you a page, it adds one to a single number: the one that belongs to today, the language, the page, and the group of sites you came from. The names of pages are taken from a list of our own, so nothing your browser sends is copied into the record, not even the link to your order.',
      ],
    },
    {
      id: 'source',
      heading: 'Where you came from',
      paragraphs: [
        'When you follow a link, your browser usually says which site you are coming from. The server looks at the name of that site alone and puts it into one of these groups. The name itself, what you searched for and the rest of the address are not stored.',
      ],
      terms: [
        ['Search engine', 'such as Google, Bing or Seznam'],
        ['Social network', 'messaging apps included'],
        ['Assistant', 'such as ChatGPT, Claude or Perplexity'],
        ['Tagged link', 'a link with a campaign tag; what the tag says is not read'],
        ['Another site', 'anyone else who links to us'],
        ['Direct', 'a typed address, a bookmark, an email, or a site that did not say'],
        ['Our own pages', 'going on within the shop'],
      ],
    },
    {
      id: 'robots',
      heading: 'Robots, and pages fetched ahead',
      paragraphs: [
        'Robots are recognised by the name they give and counted apart. One that gives a false name passes for a reader. For comparison we therefore also count how often a page asked for its styles: a browser does so on its first visit and then has them, and most robots never do.',
        'Some browsers fetch a page as soon as you point at a link. Those fetches have a number of their own too, because we do not know whether you went on to press the link. The number of pages read lies somewhere between the two.',
      ],
    },
    {
      id: 'orders',
      heading: 'The way to an order',
      paragraphs: [
        'We count how often an empty cart gets its first package. How many orders were then made, for how many a payment was opened and how many were paid is added up, by day and language, from the orders themselves. They cannot be joined to the pages that anybody looked at before.',
      ],
    },
    {
      id: 'not',
      heading: 'What is not measured',
      paragraphs: [
        'We do not know how many different people came, whether you were here yesterday, how long you read, where you scroll or which way you took. We make no fingerprints of browsers, keep no scrambled IP addresses, and store nothing on your device for the sake of measuring. There are no outside measuring tools on these pages.',
        'The cookies that hold your cart and an order you are filling in serve the order alone. The server sees IP addresses while it works and uses them to hold back attempts that come too often, but they never get into the counts.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long, and how exact',
      paragraphs: [
        `The counts are kept for ${lasting('en', KEPT.countMonths, 'month')}, so that a month can be compared with the same month one and two years before. A job that runs every day deletes what is older.`,
        `New numbers are added up in memory first and written to the database within ${within('en', COUNTS_WRITTEN_SECONDS, 'second')}. If the server breaks off, we lose at most what the last ${lasting('en', COUNTS_WRITTEN_SECONDS, 'second')} brought; if an answer of the database is lost, one writing may be counted twice.`,
      ],
    },
  ],
  privacyLink: 'Privacy',
};
