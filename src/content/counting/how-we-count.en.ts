import { COUNTS_WRITTEN_SECONDS } from '#domain/counting/arrival.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { HowWeCountText } from './how-we-count.cs.ts';

export const howWeCount: HowWeCountText = {
  title: 'How we count visits',
  metaDescription:
    'We count visits without cookies or third-party tools: pages are counted, people are not. What exactly is stored, what is not, and for how long.',
  lead: 'We count pages, not people. There are no cookies, no third-party tools, and nothing that tells one reader from another.',
  specimen: {
    caption: 'This is one complete record',
    columns: { day: 'Day', edition: 'Language', page: 'Page', source: 'From', count: 'Count' },
    values: { edition: 'English', page: 'TikTok prices', source: 'search engine' },
    note: 'An example. There is nothing more to it: no time of day, no IP address, no device, no visitor number.',
  },
  sections: [
    {
      id: 'what',
      heading: 'What is counted',
      paragraphs: [
        'When the server sends you a page, it adds one to a single number. That is the one for today, the language, the page and the group of sites you came from. The page names come from a list of our own, so nothing your browser sends is copied into the record, not even the link to your order.',
      ],
    },
    {
      id: 'source',
      heading: 'Where you came from',
      paragraphs: [
        'When you follow a link, your browser usually says which site you are coming from. The server looks only at the name of that site and puts it into one of these groups. The name itself, what you searched for and the rest of the address are not stored.',
      ],
      terms: [
        ['Search engine', 'such as Google, Bing or Seznam'],
        ['Social network', 'messaging apps included'],
        ['Assistant', 'such as ChatGPT, Claude or Perplexity'],
        ['Tagged link', 'a link with a campaign tag; what the tag says is not stored'],
        ['Another site', 'anyone else who links to us'],
        ['Direct', 'a typed address, a bookmark, an email, or a site that did not say'],
        ['Our own pages', 'moving around the shop'],
      ],
    },
    {
      id: 'robots',
      heading: 'Robots, and pages fetched ahead',
      paragraphs: [
        'Robots are recognised by the name they give and counted separately. One that gives a false name is counted as a reader. For comparison, we therefore also count how often the pages’ styles were asked for. A browser does that on its first visit and then keeps them; most robots never do.',
        'Some browsers fetch a page as soon as you point at a link. Those fetches have a number of their own too, because we do not know whether you went on to follow the link. The true number of pages read lies somewhere between the count without them and the count with them.',
      ],
    },
    {
      id: 'orders',
      heading: 'From cart to payment',
      paragraphs: [
        'We count how often an empty cart gets its first package and how often the second step of the order is opened. How many orders were then placed, how many reached the payment page and how many were paid is added up from the orders themselves, by day and language. These numbers cannot be linked to the pages that anybody looked at before.',
      ],
    },
    {
      id: 'not',
      heading: 'What is not counted',
      paragraphs: [
        'We do not know how many different people came, whether you were here yesterday, how long you read, where you scroll or which route you took. We make no browser fingerprints, count by no IP address, scrambled or not, and store nothing on your device for counting. There are no third-party counting tools on these pages.',
        'The cookies that hold your cart and the forms you are filling in serve those alone. The server sees IP addresses while it works. To hold back forms sent too often it keeps a short-lived fingerprint of the address, which the privacy policy describes; neither gets into the counts.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long, and how exact',
      paragraphs: [
        `The counts are kept for ${formatDuration('en', KEPT.countMonths, 'month')}, so that a month can be compared with the same month one and two years before. Older counts are deleted every day.`,
        `New numbers are added up in memory first and written to the database within ${formatWithin('en', COUNTS_WRITTEN_SECONDS, 'second')}. If the server stops unexpectedly, we lose at most the last ${formatDuration('en', COUNTS_WRITTEN_SECONDS, 'second')}; if a reply from the database is lost, one batch may be counted twice.`,
      ],
    },
  ],
  privacyLink: 'Privacy policy',
};
