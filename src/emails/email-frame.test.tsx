import { describe, expect, it } from 'vitest';
import { packageName } from '#content/catalogue/package-name.ts';
import { addressAt } from '#domain/addresses.ts';
import type { Email } from '#domain/emails/email.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { keysOf } from '#domain/records.ts';
import { type WithdrawalOutcome, withdrawalOutcomes } from '#domain/withdrawals/withdrawal.ts';
import { messageSender, messageShop } from './messages/received.tsx';
import { messageReply } from './messages/reply.tsx';
import { withdrawalCustomer } from './order/withdrawal-customer.tsx';
import { withdrawalShop } from './order/withdrawal-shop.tsx';
import { orderEmails } from './registry.ts';
import {
  type SampleChanges,
  renderSample,
  sampleAbout,
  sampleOrder,
  sampleShop,
} from '#tests/stage/sample-order.ts';

const shop = sampleShop;
const made = { shop, messageIdHeader: '<email@vzlet.example>' };
const orderEmailKinds = keysOf(orderEmails);

function write(kind: OrderEmailKind, locale: Locale, changes: SampleChanges = {}): Promise<Email> {
  return renderSample(kind, { locale, ...changes });
}

const message = {
  kind: 'contact' as const,
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phone: '+420777123456',
  company: '',
  service: 'Instagram',
  message: 'Dobrý den,\nkdy začnete?',
  locale: 'en' as const,
  createdAt: new Date('2026-11-21T02:10:00Z'),
};

const withdrawal = (locale: Locale, outcome: WithdrawalOutcome) => ({
  locale,
  name: 'Žofie Říhová',
  number: '100001',
  email: 'zofie@example.com',
  part: 'jen\nlajky',
  reason: '<b>Protože</b>',
  declaredAt: new Date('2026-11-22T19:10:00Z'),
  outcome,
});

const withdrawalEmails = withdrawalOutcomes.flatMap((outcome) =>
  locales.flatMap((locale) =>
    [withdrawalCustomer, withdrawalShop].map(({ kind, render }) => ({
      name: `${kind} ${outcome}, ${locale}`,
      write: () => {
        const order = outcome === 'unknown' ? undefined : sampleOrder({ locale });
        return render({ withdrawal: withdrawal(locale, outcome), order, now: new Date() }, made);
      },
    })),
  ),
);

const emails = [
  ...orderEmailKinds.flatMap((kind) =>
    locales.map((locale) => ({ name: `${kind}, ${locale}`, write: () => write(kind, locale) })),
  ),
  ...withdrawalEmails,
  ...[messageShop, messageSender, messageReply].map(({ kind, render }) => ({
    name: kind,
    write: () =>
      render({ message: { ...message, number: 7 }, reply: 'Dobrý den', thread: undefined }, made),
  })),
];

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(emails)('the e-mail $name', (email) => {
  it('is in its own language in every element, and has one title: its subject', async () => {
    const { html, locale, subject } = await email.write();
    const languages = all(html, /\slang="([^"]*)"/g);
    expect(languages.length).toBeGreaterThanOrEqual(3);
    expect(new Set(languages)).toEqual(new Set([locale]));
    expect(all(html, /<title>([^<]*)<\/title>/g)).toEqual([subject]);
  });

  it('has elements that close where they have to, and no id or attribute twice', async () => {
    const { html } = await email.write();
    expect(openWithin(html)).toEqual([]);
    for (const tag of all(html, /<(\w[^>]*)>/g)) {
      const names = all(tag, /\s([a-z-]+)="/g);
      expect(new Set(names).size, tag).toBe(names.length);
    }
    expect(html).not.toMatch(/<p\b[^>]*>(?:(?!<\/p>)[^])*<(?:p|table|div|ul|h\d)\b/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('leads only to pages that there are', async () => {
    const { html } = await email.write();
    for (const address of all(html, /\shref="([^"]*)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'));
      if (!Object.values(shop.origins).includes(url.origin)) continue;
      expect(addressAt(url.pathname), address).toBeDefined();
      expect(unbuilt, address).not.toContain(addressAt(url.pathname)?.name);
    }
  });
});

/** Rows of the table of addresses whose pages are still to come. */
const unbuilt = ['howItWorks', 'references', 'faq', 'blog', 'privacy'];

describe('an e-mail that lists what was ordered', () => {
  it.each(orderEmailKinds)('has every sum at the right, under one another (%s)', async (kind) => {
    const { html, locale } = await write(kind, 'en');
    if (!html.includes(packageName('ig-followers-10000', locale))) return;
    const { lines, subtotal, discount, total } = sampleOrder();
    const prices = lines.map((line) => line.subtotal);
    for (const amount of [...prices, subtotal, 0 - discount, total]) {
      const atRight = `<td align="right"[^>]*text-align:right[^>]*>${formatMoney(locale, amount)}<`;
      expect(html).toMatch(new RegExp(atRight));
    }
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(subtotal);
  });
});

describe('an e-mail about a paid order', () => {
  it.each(locales)('writes the phone number as people read it (%s)', async (locale) => {
    for (const kind of ['order-paid-customer', 'order-paid-shop'] as const) {
      const { text } = await write(kind, locale);
      expect(text).toContain('+420 777 123 456');
      expect(text).not.toContain('+420777123456');
    }
  });

  it.each<[Locale, string[]]>([
    ['cs', ['Profil: @zofie.pece', 'Příspěvek nebo video: 7212345678901234567', '+100 zdarma']],
    ['en', ['Profile: @zofie.pece', 'Post or video: 7212345678901234567', '+100 free']],
  ])('names the profile, the post and the bonus of a row (%s)', async (locale, words) => {
    const [line, ...others] = sampleOrder().lines;
    const promise = line?.promise ? { ...line.promise, bonus: 100 } : null;
    const lines = line ? [{ ...line, packageId: 'ig-likes-1000', promise }, ...others] : [];
    const { html, text } = await write('order-paid-customer', locale, { lines });
    const read = html.replaceAll(/<[^>]*>/g, '');
    for (const word of words) expect(read.replaceAll('\u00a0', ' ')).toContain(word);
    expect(text).not.toMatch(/Cíl:|Target:/);
  });

  it('has a button that every mail program gives its room', async () => {
    const { html } = await write('order-paid-customer', 'cs');
    // Outlook for Windows knows padding of cells alone, by this name where a link has it as well.
    expect(html).toMatch(/<td\b[^>]*background-color:#c6f029;mso-padding-alt:13px 26px/);
  });
});

/** The elements that are still open at the end, or that were closed too soon. */
function openWithin(html: string): string[] {
  const open: string[] = [];
  const body = html.replaceAll(/<!--[^]*?-->|<!DOCTYPE[^>]*>/gi, '');
  for (const [, slash, name = '', rest = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (/^(?:meta|br|hr|img|link)$/.test(name) || rest.endsWith('/')) continue;
    if (slash === '/') {
      if (open.pop() !== name) return [...open, `</${name}>`];
    } else open.push(name);
  }
  return open;
}

describe('what can be declined', () => {
  it.each(locales)(
    'is the invitation to a review alone, with its link for mail programs: %s',
    async (locale) => {
      const { stopUrl } = sampleAbout().invitation;
      for (const kind of orderEmailKinds) {
        const { declineUrl } = await write(kind, locale);
        expect([kind, declineUrl]).toEqual([
          kind,
          kind === 'order-review-customer' ? stopUrl : undefined,
        ]);
      }
    },
  );
});
