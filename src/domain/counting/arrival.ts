/**
 * Where a reader came from to a page, as far as the browser says (rules 58): `search` a search engine,
 * `social` a network or messenger, `assistant` one that answers with a model, `campaign` a link that was
 * tagged, `site` any other, `direct` whoever brings no word of it, `inside` a page of the shop.
 */
export type Arrival = 'search' | 'social' | 'assistant' | 'campaign' | 'site' | 'direct' | 'inside';

/** What a Referer alone can tell. */
export type VisitSource = Exclude<Arrival, 'campaign'>;

/** What a request says about the way to it, in the words of its headers. */
interface Arriving {
  host: string | undefined;
  referer: string | undefined;
  fetchSite: string | undefined;
  /** Path and query, as they were asked for. */
  url: string;
}

/** Tags that people put into links to know them again; what they say is neither read nor kept. */
const TAGGED = /[?&](?:utm_(?:source|medium|campaign|id)|gclid|msclkid)=[^&]/;

/**
 * From where a reader came (rules 58).
 * @param sourceOf `readSource`, by whoever knows the hosts of the shop
 */
export function arrivalOf(arrival: Arriving, sourceOf: (referer: string) => VisitSource): Arrival {
  const { host, referer, fetchSite, url } = arrival;
  // First: a tag stays in the address when the reader goes on within the shop.
  if (fetchSite === 'same-origin') return 'inside';
  const source = referer === undefined ? 'direct' : sourceOf(referer);
  // A local shop is asked under whatever host leads to it.
  if (source === 'inside' || (source === 'site' && hostOf(referer ?? '') === host)) return 'inside';
  if (url.includes('?') && TAGGED.test(url)) return 'campaign';
  return source;
}

/**
 * What a Referer says of where its reader was. It reads the host and nothing else.
 * @param isOwn whether a host is one of the shop's
 */
export function readSource(referer: string, isOwn: (host: string) => boolean): VisitSource {
  const host = hostOf(referer);
  if (host === '') return 'direct';
  return isOwn(host) ? 'inside' : classOf(host.toLowerCase());
}

/** The host of an address with its port; empty where it has none. */
export function hostOf(address: string): string {
  const start = address.indexOf('://');
  if (start < 1) return '';
  const end = address.indexOf('/', start + 3);
  return address.slice(start + 3, end === -1 ? undefined : end);
}

type Foreign = 'search' | 'social' | 'assistant' | 'site';

/** Under a host come all below it: `l.facebook.com` is `facebook.com`. */
const known: Record<Exclude<Foreign, 'site'>, readonly string[]> = {
  search: [
    'baidu.com',
    'bing.com',
    'com.google.android.googlequicksearchbox',
    'duckduckgo.com',
    'ecosia.org',
    'kagi.com',
    'mojeek.com',
    'qwant.com',
    'search.brave.com',
    'search.naver.com',
    'search.seznam.cz',
    'search.yahoo.com',
    'startpage.com',
    'swisscows.com',
    // Of all the countries below, those that are asked most: found at once.
    'www.google.com',
    'www.google.cz',
  ],
  social: [
    'bsky.app',
    'com.facebook.katana',
    'com.instagram.android',
    'com.linkedin.android',
    'com.pinterest',
    'com.reddit.frontpage',
    'com.twitter.android',
    'com.zhiliaoapp.musically',
    'discord.com',
    'facebook.com',
    'instagram.com',
    'linkedin.com',
    'lnkd.in',
    'mastodon.social',
    'messenger.com',
    'org.telegram.messenger',
    'pinterest.com',
    'quora.com',
    'reddit.com',
    'snapchat.com',
    't.co',
    't.me',
    'telegram.org',
    'threads.com',
    'threads.net',
    'tiktok.com',
    'twitch.tv',
    'twitter.com',
    'vk.com',
    'whatsapp.com',
    'x.com',
    'youtu.be',
    'youtube.com',
  ],
  assistant: [
    'chat.deepseek.com',
    'chat.mistral.ai',
    'chat.openai.com',
    'chatgpt.com',
    'claude.ai',
    'copilot.microsoft.com',
    'gemini.google.com',
    'grok.com',
    'meta.ai',
    'perplexity.ai',
    'poe.com',
    'you.com',
  ],
};

const classes = new Map<string, Foreign>(
  (['search', 'social', 'assistant'] as const).flatMap((kind) =>
    known[kind].map((host) => [host, kind] as const),
  ),
);

/** Search engines with a domain in each country: google.cz, www.google.co.uk, yandex.ru. */
const COUNTRY_SEARCH = /^(?:www\.)?(?:google|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

function classOf(host: string): Foreign {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const found = classes.get(rest);
    if (found) return found;
  }
  return COUNTRY_SEARCH.test(host) ? 'search' : 'site';
}

/**
 * What is counted of a page (rules 58). A page that was answered is counted once: by where its reader came
 * from, as `ahead` where it was fetched before anybody pressed the link to it, or as `robot`. Beside them
 * `drawn` counts how often a page asked for the styles, which a browser does once and few robots do, and
 * `cart` how often an empty cart got its first package, `details` how often the second step of the order was
 * opened.
 */
export type CountKind = Arrival | 'ahead' | 'robot' | 'drawn' | 'cart' | 'details';

/** Seconds between two writings of what was counted; as much is lost when the program breaks off. */
export const COUNTS_WRITTEN_SECONDS = 10;

/** What a request says about itself; the words of its headers as they came. */
export interface Asking extends Arriving {
  userAgent: string | undefined;
  /** Sec-Purpose, or Purpose of older browsers. */
  purpose: string | undefined;
  fetchDest: string | undefined;
}

/** Who decides what the request cannot: what a Referer says, by our hosts, and which clients are robots. */
export interface Knowing {
  sourceOf: (referer: string) => VisitSource;
  isRobot: (userAgent: string | undefined) => boolean;
}

/** As what a page is counted that was answered to this request (rules 58). */
export function countKindOf(
  asking: Asking,
  { sourceOf, isRobot }: Knowing,
): Exclude<CountKind, 'drawn' | 'cart' | 'details'> {
  const { userAgent, purpose, fetchDest } = asking;
  if (isRobot(userAgent)) return 'robot';
  const isForScript = fetchDest !== undefined && fetchDest !== 'document';
  if (isForScript || purpose?.includes('prefetch')) return 'ahead';
  return arrivalOf(asking, sourceOf);
}

/** Where readers come from who were not on a page of the shop before (rules 58). */
export const outsideSources = [
  'search',
  'social',
  'assistant',
  'campaign',
  'site',
  'direct',
] as const satisfies Exclude<Arrival, 'inside'>[];

/** Of what the readings of a page are made: whoever came from outside, and who was on a page of the shop before. */
export const readingKinds = [...outsideSources, 'inside'] as const satisfies Arrival[];

/** Everything that is counted of an answered page: its readings, and what was no reading of a person. */
export const countedKinds = [
  ...readingKinds,
  'ahead',
  'robot',
  'drawn',
] as const satisfies CountKind[];
export type CountedKind = (typeof countedKinds)[number];

/** The name of the pages of all packages together, beside the names that `pageKey` gives to pages. */
export const PACKAGE_PAGES = 'packages';
