import { describe, expect, it } from 'vitest';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { locales } from '#domain/locale.ts';
import { type Sample, company, everyPackage, sampleInvoice } from '#tests/stage/sample-invoice.ts';
import { validateIsdoc } from '#tests/stage/isdoc-schema.ts';
import { type CreditedRefund, writeCreditNote } from './invoice-words.ts';
import { renderIsdoc } from './render-isdoc.ts';

const buyers: Record<string, Sample['company']> = {
  'a Czech company': company,
  'a company without a VAT id': { ...company, vatId: '' },
  'a company abroad': {
    name: 'Müller & Söhne GmbH',
    companyId: 'HRB 1',
    vatId: 'DE123456789',
    address: '1 Straße, Berlin',
  },
};
const sellers: Record<string, Sample['operator']> = {
  'who pays VAT': {},
  'who pays none': { vatId: '' },
};

const refund: CreditedRefund = {
  number: '9202600002',
  refundedAt: new Date('2026-12-01T10:00:00Z'),
  amount: 12_150,
  isRest: false,
  reason: '',
};
const calculation = {
  lines: [
    {
      packageId: 'ig-followers-1000',
      quantity: 1,
      bonus: 0,
      targetLabel: '<@zofie & spol.>',
      units: 1000,
      delivered: 400,
      total: 20_000,
      deliveredValue: 7850,
      undeliveredValue: 12_150,
    },
  ],
  isUnasked: false,
  due: 12_150,
  before: 0,
  amount: 12_150,
};

/** Every kind of document that a company gets, with the sum that it bills or takes back. */
function documentsOf(invoice: InvoiceSnapshot): Record<string, InvoiceSnapshot> {
  const credit = (changes: Partial<CreditedRefund>, earlier: InvoiceSnapshot[] = []) =>
    writeCreditNote(invoice, earlier, { ...refund, ...changes });
  const part = credit({ reason: 'Dodali jsme méně' });
  const rest = { amount: invoice.total - refund.amount, isRest: true };
  return {
    'an invoice of a checkout': invoice,
    'an invoice of a transfer': { ...invoice, checkoutId: '2026/11 & 7' },
    'a note for the whole': credit({ amount: invoice.total, isRest: true }),
    'a note for the whole with words': credit({
      amount: invoice.total,
      isRest: true,
      reason: 'Ne',
    }),
    'a note for a part': part,
    'a note for the rest': credit(rest, [part]),
    'a note for a withdrawal': credit({ reason: 'Odstoupení od smlouvy', calculation }),
  };
}

const cases = locales.flatMap((locale) =>
  Object.entries(sellers).flatMap(([seller, operator]) =>
    Object.entries(buyers).flatMap(([buyer, of]) => {
      const invoice = sampleInvoice({ locale, operator: operator ?? {}, company: of ?? null });
      return Object.entries(documentsOf(invoice)).map(
        ([kind, document]) =>
          [`${kind} to ${buyer}, of somebody ${seller}, ${locale}`, document] as const,
      );
    }),
  ),
);

const amountIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, amount]) => Number(amount));

describe('the official schema of ISDOC 6.0.2', () => {
  it('refuses what is no such file', async () => {
    const file = Buffer.from(await renderIsdoc(sampleInvoice({ company }))).toString();
    validateIsdoc(Buffer.from(file));
    for (const [from, to] of [
      [/<UUID>[^<]*/, '<UUID>42'],
      [/<PayableAmount>[^<]*/, '<PayableAmount>nothing'],
      [/<TaxTotal>[^]*<\/TaxTotal>/, ''],
    ] as const) {
      expect(() => validateIsdoc(Buffer.from(file.replace(from, to)))).toThrow(
        /UUID|Amount|TaxTotal/,
      );
    }
  });

  it.each(cases)('takes %s, which leaves nothing to pay', async (_, document) => {
    const file = await renderIsdoc(document);
    validateIsdoc(file);
    const xml = Buffer.from(file).toString();
    // The standard: DifferenceTaxInclusiveAmount - PaidDepositsAmount = PayableAmount.
    const paid = Math.abs(document.total) / 100;
    expect(amountIn(xml, 'DifferenceTaxInclusiveAmount')).toEqual([paid, paid]);
    expect(amountIn(xml, 'DepositAmount')).toEqual([paid]);
    expect(amountIn(xml, 'PaidDepositsAmount')).toEqual([paid]);
    expect(amountIn(xml, 'PayableAmount')).toEqual([0]);
    // To whom reads it, details of a payment tell to pay; their absence tells to pay nothing.
    expect(xml).not.toContain('<PaymentMeans>');
  });

  it('takes an invoice of every package', async () => {
    validateIsdoc(await renderIsdoc(sampleInvoice({ company, items: everyPackage })));
  });
});
