import { describe, expect, it } from 'vitest';
import { type InvoiceSnapshot, makeCreditNote } from '#domain/invoice/invoice.ts';
import { readPdf, spoken } from '#tests/stage/read-pdf.ts';
import { writeCreditNote } from './invoice-words.ts';
import { renderInvoice } from './render-invoice.ts';
import { company, sampleInvoice } from '#tests/stage/sample-invoice.ts';

const refundedAt = new Date('2026-12-01T10:00:00Z');

async function read(note: InvoiceSnapshot) {
  return readPdf(await renderInvoice(note));
}

describe('the PDF of a credit note', () => {
  it('for a withdrawal prints how its sum was reckoned', async () => {
    const line = {
      packageId: 'ig-followers-1000',
      quantity: 1,
      bonus: 0,
      targetLabel: '@zofie',
      units: 1000,
      delivered: 400,
      total: 20_000,
      deliveredValue: 8000,
      undeliveredValue: 12_000,
    };
    const calculation = { lines: [line], isUnasked: false, due: 12_000, before: 0, amount: 12_000 };
    const facts = { number: '9202600001', refundedAt, amount: 12_000, isRest: false, calculation };
    const invoice = sampleInvoice({ company });
    const note = writeCreditNote(invoice, [], { ...facts, reason: 'Odstoupení od smlouvy' });
    const stated = spoken((await read(note)).texts).map((text) => text.replaceAll('\u00a0', ' '));
    expect(stated.slice(-2)).toEqual([
      'Výpočet',
      expect.stringMatching(
        /@zofie\): do odstoupení dodáno 400 z 1\.000\. Z ceny 200 Kč nám za dodané náleží 80 Kč, vám 120 Kč\.$/,
      ),
    ]);
  });

  it('takes everything back and names the invoice, the reason and the day', async () => {
    const note = makeCreditNote(sampleInvoice({ company }), '9202600001', refundedAt);
    const { texts } = await read(note);
    const stated = spoken(texts);
    expect(stated.slice(1, 3)).toEqual(['Opravný daňový doklad', 'č. 9202600001']);
    const facts = stated.slice(stated.indexOf('Datum vystavení'), stated.indexOf('Položka'));
    expect(facts).toEqual([
      'Datum vystavení',
      '1. prosince 2026',
      'Datum vrácení platby',
      '1. prosince 2026',
      'Opravuje fakturu č.',
      '202600042',
      'Důvod opravy',
      'vrácení celé platby',
      'Objednávka č.',
      '100001',
    ]);
    expect(spoken(texts, 'TD').slice(-4)).toEqual(['21 %', '−7.203,31', '−1.512,69', '−8.716,00']);
    expect(stated).toContain('−8.716 Kč');
    expect(stated.join(' ')).not.toMatch(/úhradě|neplaťte/);
  });

  it('of a part has a row of that sum, and never says that all went back', async () => {
    const reason = 'Dodali jsme 8.000 z 10.000 sledujících, protože profil byl týden soukromý';
    const facts = { number: '9202600001', refundedAt, amount: 12_100, isRest: false, reason };
    const { texts } = await read(writeCreditNote(sampleInvoice({ company }), [], facts));
    const stated = spoken(texts).join(' ').replaceAll('\u00a0', ' ');
    expect(stated).toContain(`Vrácená část ceny: ${reason}`);
    expect(stated).toContain('Důvod opravy vrácení části platby');
    expect(stated).toContain('Částku 121 Kč jsme vrátili 1. prosince 2026');
    expect(spoken(texts, 'TD').slice(-4)).toEqual(['21 %', '−100,00', '−21,00', '−121,00']);
    expect(stated).not.toMatch(/celou|celé/i);
  });

  it.each([
    ['cs', 'Vrácená cena: Profil už neexistuje', 'Důvod opravy vrácení celé platby'],
    ['en', 'Price returned: Profil už neexistuje', 'Reason for correction refund of the whole'],
  ] as const)('in %s of the whole sum says why, where somebody gave a reason', async (...row) => {
    const [locale, text, why] = row;
    const invoice = sampleInvoice({ company, locale });
    const reason = 'Profil už neexistuje';
    const amount = invoice.total;
    const facts = { number: '9202600001', refundedAt, amount, isRest: false, reason };
    const note = writeCreditNote(invoice, [], facts);
    expect(note).toMatchObject({ base: -invoice.base, vat: -invoice.vat, total: -amount });
    const stated = spoken((await read(note)).texts)
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(stated).toContain(text);
    expect(stated).toContain(why);
  });

  it.each([
    ['by-bank', 'vrátila 1. prosince 2026 vaše banka', 'Your bank returned'],
    ['by-hand', 'jsme vrátili 1. prosince 2026.', 'on 1 December 2026.'],
  ] as const)(
    'of money that went back %s says no other way',
    async (returned, inCzech, inEnglish) => {
      for (const [locale, words] of [
        ['cs', inCzech],
        ['en', inEnglish],
      ] as const) {
        const invoice = sampleInvoice({ company, locale });
        for (const amount of [invoice.total, 12_100])
          for (const reason of ['', 'Platba zpochybněná u banky']) {
            const facts = {
              number: '9202600001',
              refundedAt,
              amount,
              isRest: false,
              reason,
              returned,
            };
            const stated = spoken((await read(writeCreditNote(invoice, [], facts))).texts);
            const text = stated.join(' ').replaceAll('\u00a0', ' ');
            expect(text).toContain(words);
            expect(text).not.toMatch(/stejnou cestou|original payment method/);
          }
      }
    },
  );
});
