/**
 * Where a reader came from to a page, as far as the browser says (rules 58): `search` a search engine,
 * `social` a network or messenger, `assistant` one that answers with a model, `campaign` a link that was
 * tagged, `site` any other, `direct` whoever brings no word of it, `inside` a page of the shop.
 */
export type Arrival = 'search' | 'social' | 'assistant' | 'campaign' | 'site' | 'direct' | 'inside';

/** What a request says about the way to it, in the words of its headers. */
export interface WayIn {
  referer: string | undefined;
  /** Sec-Fetch-Site. */
  fetchSite: string | undefined;
  /** Path and query, as they were asked for. */
  url: string;
}

/** Tags that people put into links to know them again; what they say is neither read nor kept. */
const TAGGED = /[?&](?:utm_(?:source|medium|campaign|id)|gclid|msclkid)=[^&]/;

/**
 * From where a reader came (rules 58). It reads the host of the Referer and nothing else of it.
 * @param isOwn whether a host is one of the shop's
 */
export function arrivalOf(way: WayIn, isOwn: (host: string) => boolean): Arrival {
  const { referer, fetchSite, url } = way;
  const host = referer === undefined ? '' : hostOf(referer);
  // First: a tag stays in the address when the reader goes on within the shop.
  if (fetchSite === 'same-origin' || (host !== '' && isOwn(host))) return 'inside';
  if (url.includes('?') && TAGGED.test(url)) return 'campaign';
  return host === '' ? 'direct' : classOf(host.toLowerCase());
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
