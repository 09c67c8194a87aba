import { describe, expect, it } from 'vitest';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { customersReasons } from '#domain/delivery/hold.ts';
import { adminOrder as cs } from '#messages/cs/admin/orders/order.ts';
import { adminOrder as en } from '#messages/en/admin/orders/order.ts';
import {
  type SampleAbout,
  type SampleChanges,
  renderSample,
  sampleAbout,
  sampleOrder,
} from '#tests/stage/sample-order.ts';

const about: SampleAbout = sampleAbout();

async function write(kind: OrderEmailKind, locale: Locale, changes: SampleChanges = {}) {
  const email = await renderSample(kind, { locale, ...changes });
  return { ...email, text: email.text.replaceAll('\u00a0', ' ') };
}

describe('the e-mails about what may go wrong', () => {
  it.each<[OrderEmailKind, Locale, string[]]>([
    [
      'order-held-customer',
      'cs',
      ['Odkaz vede na video, které už není.', 'Opravit na stránce', '14 dnů'],
    ],
    ['order-held-customer', 'en', ['Delivery cannot continue', 'Put it right', '14 days']],
    [
      'order-late-customer',
      'cs',
      ['26. listopadu 2026 ve 3:12', 'Dodáno 120 z 500', '412,37 Kč', 'Počkat'],
    ],
    ['order-late-customer', 'en', ['120 of 500 delivered', 'CZK 412.37', 'Wait.']],
    [
      'order-complaint-customer',
      'cs',
      ['27. listopadu 2026 v 10:30', 'Čekám na zbytek.', 'bezplatné doplnění', '27. prosince 2026'],
    ],
    [
      'order-complaint-customer',
      'en',
      ['27 November 2026', 'Čekám na zbytek.', 'a free refill', '27 December 2026'],
    ],
    ['order-complaint-shop', 'en', ['Nová reklamace', 'Čekám na zbytek.', '27. prosince 2026']],
    ['order-refill-shop', 'en', ['Žádost o doplnění', '1.200', '1.700', '1.610']],
    ['order-refill-customer', 'cs', ['Doplnění je hotové']],
    ['order-refill-customer', 'en', ['The refill is done']],
    ['order-corrected-shop', 'en', ['Zákazník opravil, kam dodávat']],
  ])('says what it has to (%s, %s)', async (kind, locale, words) => {
    const { text, subject } = await write(kind, locale);
    expect(subject).toContain('100001');
    for (const word of words) expect(text).toContain(word);
  });

  it.each(locales.flatMap((locale) => customersReasons.map((reason) => [locale, reason] as const)))(
    'says in %s once why a line is held (%s), also where nothing was typed',
    async (locale, reason) => {
      const usual: string = { cs, en }[locale].hold.usual[reason];
      const [held] = about.held;
      if (!held) throw new Error('The sample has a held line.');
      const { text } = await write('order-held-customer', locale, {
        held: [{ ...held, reason, text: usual }],
      });
      const [why = '', what = ''] = text
        .split('\n')
        .slice(text.split('\n').indexOf(usual.replaceAll('\u00a0', ' ')) - 1);
      expect(what).toBe(usual.replaceAll('\u00a0', ' '));
      const stems = (words: string): string[] => words.toLowerCase().match(/\p{L}{5}/gu) ?? [];
      expect(stems(what).filter((stem) => stems(why).includes(stem))).toEqual([]);
    },
  );

  it('leads a late customer to the choice, and offers no sum where there is none', async () => {
    expect((await write('order-late-customer', 'cs')).html).toContain(
      `${sampleOrder().privateUrl}#late`,
    );
    const late = { ...about.late, sum: null };
    const { text } = await write('order-late-customer', 'cs', { late });
    expect(text).toContain('Dodáváme dál');
    expect(text).not.toContain('412,37');
  });

  it('asks for nothing where only the shop can go on', async () => {
    const { text } = await write('order-held-customer', 'cs', { held: about.held.slice(1) });
    expect(text).toContain('Nemusíte dělat nic.');
    expect(text).not.toContain('14 dnů');
  });

  it.each<[Locale, string[]]>([
    ['cs', ['neuznali', 'Dodáno bylo vše.', 'coi.gov.cz/informace-o-adr', '1. prosince 2026']],
    ['en', ['not accepted', 'Dodáno bylo vše.', 'coi.gov.cz/informace-o-adr', '1 December 2026']],
  ])('tells in %s how a complaint was settled, why, and where to turn', async (locale, words) => {
    const resolvedAt = new Date('2026-12-01T10:00:00Z');
    const resolved = { outcome: 'refused', answer: 'Dodáno bylo vše.', resolvedAt } as const;
    const complaint = { ...about.complaint, ...resolved };
    const customer = { ...sampleOrder().customer, company: null };
    const { text } = await write('order-settled-customer', locale, { complaint, customer });
    for (const word of words) expect(text).toContain(word);
  });

  it('gives the reason for a refill that was refused', async () => {
    const refill = { ...about.refill, state: 'refused' as const, reason: 'Profil je skrytý.' };
    const { text } = await write('order-refill-customer', 'cs', { refill });
    expect(text).toContain('Důvod: Profil je skrytý.');
    expect(text).toContain('Zákonná práva');
  });
});
