import { countedKinds } from '#domain/counting/arrival.ts';
import { messageKinds, messageStates } from '#domain/messages/message.ts';
import { emailStates } from '#domain/emails/email-kind.ts';
import { figureSubjects, partsOf } from '#domain/figures/figure-query.ts';
import { dayBefore } from '#domain/figures/periods.ts';
import { reviewStates } from '#domain/reviews/moderation.ts';
import { reviewPlatforms } from '#domain/reviews/platform.ts';
import { ratings, reviewOrigins } from '#domain/reviews/review.ts';

/** What addresses of the duties name: places in the middle of the lists, and rows that are there. */
export interface DutyCursors {
  message: string;
  review: string;
  email: string;
  code: string;
  /** Of an order that has e-mails. */
  order: string;
  /** The day of its e-mails. */
  day: string;
  operatorId: string;
  today: string;
}

type Pages = Record<string, string>;

/** What is measured, by its name: addresses of the section and of the public page of reviews. */
export function dutyPages(places: DutyCursors): Pages {
  return {
    'the start page': '/ad',
    ...under('/ad/messages', 'messages', { ...messages(places), ...messageSearches }),
    ...under('/ad/reviews', 'reviews', reviews(places)),
    ...under('/ad/outbox', 'e-mails', emails(places)),
    ...under('/ad/codes', 'codes', codes(places)),
    ...under('/ad/figures', 'figures', figures(places)),
    ...references,
  };
}

function under(path: string, subject: string, queries: Pages): Pages {
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [`${subject}: ${name}`, `${path}?${query}`]),
  );
}

/** Each value of a filter by itself. */
function each(part: string, values: readonly (string | number)[]): Pages {
  return Object.fromEntries(values.map((value) => [`${part} ${value}`, `${part}=${value}`]));
}

const messages = ({ message, operatorId }: DutyCursors): Pages => ({
  all: '',
  ...each('state', messageStates),
  ...each('kind', messageKinds),
  ...each('to', ['me', 'nobody']),
  'to a person': `to=${operatorId}`,
  ...each('language', ['cs', 'en']),
  'open bulk requests': 'state=open&kind=bulk',
  'open, to nobody, in English': 'state=open&to=nobody&language=en',
  'waiting help with payments, to me, in English':
    'state=waiting&kind=payment-help&to=me&language=en',
  'a page in the middle': `after=${message}`,
  'the page before it': `before=${message}`,
  'a page in the middle of a kind': `kind=bulk&after=${message}`,
});

const messageSearches: Pages = {
  'search: a number': 'q=777',
  'search: a mailbox': 'q=zakaznik77%40gmail.com',
  'search: a rare word': 'q=velkoobchod',
  'search: a word of many replies': 'q=trpelivost',
  'search: a word that all have': 'q=prosim',
  'search: a word that all have, in open bulk requests': 'q=prosim&state=open&kind=bulk',
  'search: two words': 'q=zaneta+ruzickova',
  'search: what nobody has': 'q=zxqvwy',
  'search: two letters': 'q=ab',
  'search: two letters that nobody has': 'q=zq',
};

const reviews = ({ review }: DutyCursors): Pages => ({
  all: '',
  ...each('state', reviewStates),
  ...each('origin', reviewOrigins),
  ...each('platform', reviewPlatforms),
  'of a service': 'service=TikTok+likes',
  ...each('language', ['cs', 'en']),
  ...each('rating', ratings),
  'waiting ones of a network in English': 'state=pending&platform=facebook&language=en',
  'rejected customers’ with one star': 'state=rejected&origin=customer&rating=1',
  'imported ones of a service in English': 'origin=imported&service=TikTok+likes&language=en',
  'search: a rare word': 'q=p%C5%99ekonalo',
  'search: a word that all have': 'q=dod%C3%A1no',
  'search: a word that all have, of a network in English':
    'q=dod%C3%A1no&platform=youtube&language=en',
  'search: a name': 'q=%C5%BDaneta+R%C5%AF%C5%BEi%C4%8Dkov%C3%A1',
  'search: what nobody has': 'q=zxqvwy',
  'a page in the middle': `after=${review}`,
  'the page before it': `before=${review}`,
  'a page in the middle of a network': `platform=facebook&after=${review}`,
});

const emails = ({ email, order, day }: DutyCursors): Pages => ({
  all: '',
  ...each('state', emailStates),
  ...each('kind', ['message-reply', 'order-paid-customer', 'audit-head']),
  'of a day': `day=${day}`,
  'refused replies': 'state=refused&kind=message-reply',
  'sent ones of a day': `state=sent&day=${day}`,
  'those that wait, of a kind and a day': `state=waits&kind=message-reply&day=${day}`,
  'search: an order': `search=${order}`,
  'search: a mailbox': 'search=zakaznik77%40gmail.com',
  'search: another mailbox than the one meant': 'search=jinam600%40example.com',
  'search: a mailbox that nobody has': 'search=nikdo%40example.com',
  'search: a number that no order has': 'search=999999999',
  'search: neither of them': 'search=jana',
  'a page in the middle': `after=${email}`,
  'a page in the middle of a kind': `kind=message-reply&after=${email}`,
  'a page in the middle of a state': `state=sent&after=${email}`,
});

const codes = ({ code }: DutyCursors): Pages => ({
  all: '',
  'search: a beginning that all have': 'q=kod',
  'search: a beginning that some have': 'q=kod12',
  'search: what none begins with': 'q=zxqvwy',
  'a page in the middle': `after=${code}`,
  'the page before it': `before=${code}`,
  'a page in the middle of a beginning': `q=kod1&after=${code}`,
});

/** Days for which figures are asked: nearly as long as counts are kept. */
const LONG_DAYS = 750;
const narrowed: Record<string, readonly string[]> = {
  edition: ['en'],
  page: ['faq', 'packages'],
  source: countedKinds,
  package: ['ig-followers-1000'],
};

function figures({ today }: DutyCursors): Pages {
  const long = `from=${dayBefore(today, LONG_DAYS)}&to=${today}`;
  const quarter = `from=${dayBefore(today, 90)}&to=${today}`;
  return Object.fromEntries(
    figureSubjects.flatMap((subject) => [
      [`${subject} of thirty days`, `subject=${subject}`],
      [`${subject} of a quarter`, `subject=${subject}&${quarter}`],
      [`${subject} of two years`, `subject=${subject}&${long}`],
      ...partsOf[subject].flatMap((part) =>
        (narrowed[part] ?? []).map((value) => [
          `${subject} of two years, ${part} ${value}`,
          `subject=${subject}&${long}&${part}=${value}`,
        ]),
      ),
    ]),
  );
}

const references: Pages = {
  'the public reviews': '/reference',
  'the public reviews of a network': '/reference/facebook',
  'the public reviews, page 50': '/reference/page/50',
  'the public reviews of a network, page 50': '/reference/facebook/page/50',
};
