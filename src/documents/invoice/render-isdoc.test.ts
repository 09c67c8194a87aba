import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { type InvoiceSnapshot, makeCreditNote } from '#domain/invoice/invoice.ts';
import { writeCreditNote } from './invoice-words.ts';
import { renderIsdoc } from './render-isdoc.ts';
import { company, everyPackage, sampleInvoice } from '#tests/stage/sample-invoice.ts';

type Tree = { [name: string]: Tree | Tree[] | string };

async function write(invoice: InvoiceSnapshot): Promise<string> {
  return Buffer.from(await renderIsdoc(invoice)).toString();
}

/** The texts of all elements of that path, in their order. */
async function all(invoice: InvoiceSnapshot, path: string): Promise<string[]> {
  let found: unknown[] = [convert(await write(invoice), { format: 'object' })];
  for (const name of path.split('/')) {
    found = found.flatMap((tree) => (isTree(tree) ? (tree[name] ?? []) : []));
  }
  return found.map((value) => (isTree(value) ? String(value['#'] ?? '') : String(value)));
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

async function one(invoice: InvoiceSnapshot, path: string): Promise<string | undefined> {
  const [value, ...more] = await all(invoice, path);
  expect(more).toEqual([]);
  return value;
}

const invoice = sampleInvoice({ company });
const note = makeCreditNote(invoice, '9202600001', new Date('2026-12-01T10:00:00Z'));
const cents = (amounts: string[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

describe('the ISDOC file of an invoice', () => {
  it('is ISDOC 6.0.2, with the order of elements that its schema demands', async () => {
    const xml = await write(invoice);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    expect(xml).toContain('<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">');
    expect([...xml.matchAll(/^ {2}<(\w+)/gm)].map(([, name]) => name)).toEqual(
      [
        'DocumentType ID UUID IssuingSystem IssueDate TaxPointDate VATApplicable',
        'ElectronicPossibilityAgreementReference Note LocalCurrencyCode CurrRate RefCurrRate',
        'AccountingSupplierParty AccountingCustomerParty OrderReferences InvoiceLines NonTaxedDeposits',
        'TaxTotal LegalMonetaryTotal',
      ].flatMap((names) => names.split(' ')),
    );
  });

  it('tells who, whom, when and what', async () => {
    const supplier = 'Invoice/AccountingSupplierParty/Party';
    const customer = 'Invoice/AccountingCustomerParty/Party';
    for (const [path, value] of [
      ['Invoice/DocumentType', '1'],
      ['Invoice/ID', '202600042'],
      ['Invoice/IssueDate', '2026-11-22'],
      ['Invoice/TaxPointDate', '2026-11-22'],
      ['Invoice/LocalCurrencyCode', 'CZK'],
      [`${supplier}/PartyIdentification/ID`, '27074358'],
      [`${supplier}/PartyTaxScheme/CompanyID`, 'CZ27074358'],
      [`${supplier}/RegisterIdentification/Preformatted`, invoice.seller.register],
      [`${customer}/PartyName/Name`, company.name],
      [`${customer}/PostalAddress/StreetName`, 'Dlouhá'],
      [`${customer}/PostalAddress/BuildingNumber`, '12'],
      [`${customer}/PostalAddress/CityName`, 'Praha 1'],
      [`${customer}/PostalAddress/PostalZone`, '11000'],
      [`${customer}/PostalAddress/Country/IdentificationCode`, 'CZ'],
      ['Invoice/OrderReferences/OrderReference/SalesOrderID', '100001'],
      ['Invoice/NonTaxedDeposits/NonTaxedDeposit/ID', '100001'],
    ] as const) {
      expect(await one(invoice, path), path).toBe(value);
    }
    expect(await one(invoice, 'Invoice/Note')).toContain(invoice.checkoutId);
    expect(await all(invoice, 'Invoice/InvoiceLines/InvoiceLine/Item/Description')).toEqual(
      invoice.rows.map(({ text }) => text),
    );
  });

  it.each([
    ['of three rows', invoice],
    ['of every package', sampleInvoice({ company, items: everyPackage })],
    ['without VAT', sampleInvoice({ company, operator: { vatId: '' } })],
  ])('has sums that are right to the haléř (%s)', async (_, sample) => {
    const lines = 'Invoice/InvoiceLines/InvoiceLine';
    const total = 'Invoice/LegalMonetaryTotal';
    for (const [column, sum, value] of [
      ['LineExtensionAmount', 'TaxExclusiveAmount', sample.base],
      ['LineExtensionAmountTaxInclusive', 'TaxInclusiveAmount', sample.total],
    ] as const) {
      expect(cents(await all(sample, `${lines}/${column}`))).toBe(value);
      expect(cents(await all(sample, `${total}/${sum}`))).toBe(value);
    }
    expect(cents(await all(sample, `${lines}/LineExtensionTaxAmount`))).toBe(sample.vat);
    expect(cents(await all(sample, 'Invoice/TaxTotal/TaxAmount'))).toBe(sample.vat);
  });

  it('of somebody who pays no VAT is no tax document', async () => {
    const plain = sampleInvoice({ company, operator: { vatId: '' } });
    expect(await one(plain, 'Invoice/VATApplicable')).toBe('false');
    expect(await all(plain, 'Invoice/TaxPointDate')).toEqual([]);
    const category = 'Invoice/InvoiceLines/InvoiceLine/ClassifiedTaxCategory';
    expect(new Set(await all(plain, `${category}/VATApplicable`))).toEqual(new Set(['false']));
    expect(new Set(await all(plain, `${category}/Percent`))).toEqual(new Set(['0']));
    expect(await one(plain, 'Invoice/Note')).toContain('Neplátce DPH.');
    expect(await write(plain)).not.toContain('CZ27074358');
  });

  it('keeps its UUID, and no two documents have the same', async () => {
    const uuid = await one(invoice, 'Invoice/UUID');
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(await one(JSON.parse(JSON.stringify(invoice)), 'Invoice/UUID')).toBe(uuid);
    expect(await one({ ...invoice, number: '202600043' }, 'Invoice/UUID')).not.toBe(uuid);
  });

  it('makes hostile names harmless', async () => {
    const name = '</Name><!-- & &amp; "x" \u0000 ]]> Řehoř';
    const xml = await write(sampleInvoice({ company: { ...company, name } }));
    expect(xml).toContain('<Name>&lt;/Name&gt;&lt;!-- &amp; &amp;amp; "x"  ]]&gt; Řehoř</Name>');
  });
});

describe('the ISDOC file of a credit note', () => {
  it('points to its invoice and has positive amounts, as ISDOC wants', async () => {
    expect(await one(note, 'Invoice/DocumentType')).toBe('2');
    const original = 'Invoice/OriginalDocumentReferences/OriginalDocumentReference';
    expect(await one(note, `${original}/ID`)).toBe(invoice.number);
    expect(await one(note, `${original}/UUID`)).toBe(await one(invoice, 'Invoice/UUID'));
    expect(await all(note, 'Invoice/TaxPointDate')).toEqual([]);
    const total = 'Invoice/LegalMonetaryTotal/TaxInclusiveAmount';
    expect(cents(await all(note, total))).toBe(invoice.total);
    expect(await one(note, 'Invoice/Note')).toContain('vrácení celé platby');
    expect(await write(note)).not.toMatch(/>-\d/);
  });
});

describe('the ISDOC file of a credit note for a part', () => {
  it('has one row of that sum, positive, and says why', async () => {
    const part = writeCreditNote(invoice, [], {
      number: '9202600002',
      refundedAt: new Date('2026-12-01T10:00:00Z'),
      amount: 12_150,
      isRest: false,
      reason: 'Dodali jsme méně',
    });
    expect(await one(part, 'Invoice/DocumentType')).toBe('2');
    const row = 'Invoice/InvoiceLines/InvoiceLine';
    expect(await one(part, `${row}/Item/Description`)).toBe('Vrácená část ceny: Dodali jsme méně');
    expect(await one(part, `${row}/InvoicedQuantity`)).toBe('1');
    expect(await one(part, `${row}/UnitPriceTaxInclusive`)).toBe('121.50');
    const sums = ['TaxExclusiveAmount', 'TaxInclusiveAmount'];
    const total = await Promise.all(
      sums.map((sum) => one(part, `Invoice/LegalMonetaryTotal/${sum}`)),
    );
    expect(total).toEqual(['100.41', '121.50']);
    expect(await one(part, 'Invoice/TaxTotal/TaxAmount')).toBe('21.09');
    const stated = (await one(part, 'Invoice/Note'))?.replaceAll('\u00a0', ' ');
    expect(stated).toContain('Důvod opravy: vrácení části platby. Částku 121,50 Kč jsme vrátili');
    expect(await write(part)).not.toMatch(/>-\d/);
  });
});

describe('an address', () => {
  const buyer = 'Invoice/AccountingCustomerParty/Party/PostalAddress';
  it.each([
    [
      'Dlouhá 12/3a, Staré Město, 110 00 Praha 1',
      'Dlouhá',
      '12/3a',
      '11000',
      'Praha 1, Staré Město',
    ],
    ['U Hráze 5, 59231 Nové Město', 'U Hráze', '5', '59231', 'Nové Město'],
    ['č.p. 7, 592 31 Lhota', 'č.p.', '7', '59231', 'Lhota'],
    ['1 Main Street, London SW1A 1AA', '1 Main Street, London SW1A 1AA', '', '', ''],
    ['kdesi', 'kdesi', '', '', ''],
  ])('%s is told apart, or stays whole', async (address, ...parts) => {
    const sample = sampleInvoice({ company: { ...company, address } });
    const names = ['StreetName', 'BuildingNumber', 'PostalZone', 'CityName'];
    const read = await Promise.all(names.map((name) => one(sample, `${buyer}/${name}`)));
    expect(read.map((value) => value ?? '')).toEqual(parts);
  });

  it.each([
    [{ vatId: 'DE123456789', companyId: 'HRB 1' }, 'DE', 'Německo'],
    [{ vatId: 'EL123456789', companyId: '1' }, 'GR', 'Řecko'],
    [{ vatId: '', companyId: '45274649' }, 'CZ', 'Česko'],
    [{ vatId: '', companyId: 'HRB 1' }, '', ''],
  ])('has the country that the ids tell: %o', async (ids, code, name) => {
    const sample = sampleInvoice({ company: { ...company, ...ids } });
    expect((await one(sample, `${buyer}/Country/IdentificationCode`)) ?? '').toBe(code);
    expect((await one(sample, `${buyer}/Country/Name`)) ?? '').toBe(name);
  });
});
