import { describe, expect, it } from 'vitest';
import { type Arrival, arrivalOf, hostOf, readSource } from './arrival.ts';

const own = new Set(['vzlet.cz', 'vzlet.com', 'localhost:3000']);
const isOwn = (host: string) => own.has(host);

function arrival(referer: string | undefined, url = '/cenik', fetchSite?: string): Arrival {
  const arrival = { host: '127.0.0.1:3000', referer, fetchSite, url };
  return arrivalOf(arrival, (each) => readSource(each, isOwn));
}

/** As browsers send them: with their policies of today mostly the origin alone. */
const seen: [referer: string, Arrival][] = [
  ['https://www.google.com/', 'search'],
  ['https://www.google.cz/', 'search'],
  ['https://google.co.uk/', 'search'],
  ['https://www.google.com.au/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://search.seznam.cz/', 'search'],
  ['https://www.bing.com/', 'search'],
  ['https://cn.bing.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://cz.search.yahoo.com/', 'search'],
  ['https://www.ecosia.org/', 'search'],
  ['https://yandex.ru/', 'search'],
  ['https://search.brave.com/', 'search'],

  ['https://l.facebook.com/', 'social'],
  ['https://lm.facebook.com/', 'social'],
  ['https://m.facebook.com/', 'social'],
  ['https://l.instagram.com/', 'social'],
  ['https://www.instagram.com/', 'social'],
  ['https://t.co/', 'social'],
  ['https://x.com/', 'social'],
  ['https://www.tiktok.com/', 'social'],
  ['https://www.youtube.com/', 'social'],
  ['https://www.linkedin.com/', 'social'],
  ['https://www.reddit.com/', 'social'],
  ['https://out.reddit.com/', 'social'],
  ['https://l.threads.com/', 'social'],
  ['https://cz.pinterest.com/', 'social'],
  ['https://web.telegram.org/', 'social'],
  ['https://web.whatsapp.com/', 'social'],
  ['android-app://com.linkedin.android/', 'social'],

  ['https://chatgpt.com/', 'assistant'],
  ['https://chat.openai.com/', 'assistant'],
  ['https://www.perplexity.ai/', 'assistant'],
  ['https://claude.ai/', 'assistant'],
  ['https://gemini.google.com/', 'assistant'],
  ['https://copilot.microsoft.com/', 'assistant'],

  ['https://mail.google.com/', 'site'],
  ['https://www.seznam.cz/', 'site'],
  ['https://email.seznam.cz/', 'site'],
  ['https://news.ycombinator.com/', 'site'],
  ['https://notgoogle.com/', 'site'],
  ['https://google.com.example/', 'site'],
  ['https://facebook.com.example/', 'site'],
  ['https://xfacebook.com/', 'site'],
  ['http://192.0.2.7:8080/', 'site'],
  ['https://WWW.GOOGLE.COM/', 'search'],

  ['https://vzlet.cz/', 'inside'],
  ['https://vzlet.com/pricelist', 'inside'],
  ['http://localhost:3000/cenik', 'inside'],
  // The host that was asked.
  ['http://127.0.0.1:3000/cenik', 'inside'],
];

describe('where a reader came from', () => {
  it.each(seen)('%s is %s', (referer, expected) => {
    expect(arrival(referer)).toBe(expected);
  });

  it('is direct where nothing is said', () => {
    expect(arrival(undefined)).toBe('direct');
    expect(arrival('')).toBe('direct');
    expect(arrival('about:blank')).toBe('direct');
    expect(arrival(undefined, '/cenik', 'none')).toBe('direct');
    expect(arrival(undefined, '/cenik', 'cross-site')).toBe('direct');
  });

  it('is a campaign where the link was tagged, wherever it stood', () => {
    for (const query of ['?utm_source=letter', '?a=1&utm_campaign=x', '?gclid=abc']) {
      expect(arrival(undefined, `/cenik${query}`)).toBe('campaign');
      expect(arrival('https://www.google.com/', `/cenik${query}`)).toBe('campaign');
    }
    expect(arrival(undefined, '/cenik?utm_source=')).toBe('direct');
    expect(arrival(undefined, '/cenik?xutm_source=a')).toBe('direct');
    // Facebook puts this on every link, paid or not.
    expect(arrival('https://l.facebook.com/', '/?fbclid=abc')).toBe('social');
  });

  it('stays inside where a reader goes on, with the tag still in the address', () => {
    const tagged = '/cenik?utm_source=letter';
    expect(arrival('https://vzlet.cz/', tagged)).toBe('inside');
    expect(arrival(undefined, tagged, 'same-origin')).toBe('inside');
  });

  it('takes whatever a client sends for some word, and never fails', () => {
    for (const odd of ['://', 'x', 'http://', 'https:///a', `https://${'a.'.repeat(9000)}`, '🙂']) {
      expect(['site', 'direct', 'search']).toContain(arrival(odd));
    }
  });
});

describe('the host of an address', () => {
  it.each([
    ['https://www.google.com/search?q=a', 'www.google.com'],
    ['http://localhost:3000', 'localhost:3000'],
    ['android-app://com.example/', 'com.example'],
    ['about:blank', ''],
    ['', ''],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });
});
