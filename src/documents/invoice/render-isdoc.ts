import { createHash } from 'node:crypto';
import { create } from 'xmlbuilder2';
import { dayInPrague } from '#domain/time/calendar.ts';
import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import type {
  InvoiceKind,
  InvoiceParty,
  InvoiceRow,
  InvoiceSnapshot,
} from '#domain/invoice/invoice.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { InvoiceWords } from '#messages/cs/order/invoice.ts';
import { invoiceWords, sayPayment } from './invoice-words.ts';

/** A party with everything that is known of it; what is empty is left out where ISDOC lets it be. */
function isdocParty(
  party: InvoiceParty & { register?: string; phone?: string },
  locale: Locale,
): object {
  const { name, address, companyId, vatId, email, register, phone } = party;
  return {
    PartyIdentification: { ID: companyId },
    PartyName: { Name: name },
    PostalAddress: { ...readAddress(address), Country: countryOf(party, locale) },
    ...(vatId ? { PartyTaxScheme: { CompanyID: vatId, TaxScheme: 'VAT' } } : {}),
    ...(register ? { RegisterIdentification: { Preformatted: register } } : {}),
    Contact: { ...(phone ? { Telephone: phone } : {}), ElectronicMail: email },
  };
}

/** "Dlouhá 12/3, Staré Město, 110 00 Praha 1" as the register of companies writes it. */
const CZECH_ADDRESS =
  /^(?<street>[^,]*?) ?(?<number>\d[\d/a-z]*), (?:(?<part>[^,]+), )?(?<zone>\d{3} ?\d{2}) (?<city>[^,]+)$/i;

/**
 * Splits an address into the parts that ISDOC requires; one that cannot be split stays whole, as the
 * street.
 */
function readAddress(address: string): object {
  const parts = CZECH_ADDRESS.exec(address.replaceAll(/\s+/g, ' ').trim())?.groups;
  const { street = address, number = '', part, zone = '', city = '' } = parts ?? {};
  return {
    StreetName: street,
    BuildingNumber: number,
    CityName: part ? `${city}, ${part}` : city,
    PostalZone: zone.replace(' ', ''),
  };
}

/** Where no country is known, the VAT id tells it, or a business id with the Czech check digit. */
function countryOf({ country, companyId, vatId }: InvoiceParty, locale: Locale): object {
  const prefix = /^[A-Z]{2}/.exec(vatId)?.[0].replace('EL', 'GR');
  const code = country ?? prefix ?? (isCzechNumber(companyId) ? 'CZ' : '');
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return { IdentificationCode: code, Name: code && (names.of(code) ?? code) };
}

/** One that lacks its zeros is some other country's. */
function isCzechNumber(companyId: string): boolean {
  const read = readCompanyNumber(companyId);
  return read.ok && read.number === companyId;
}

const NAMESPACE = 'http://isdoc.cz/namespace/2013';
/** 1: invoice; 2: credit note, whose amounts ISDOC wants positive all the same. */
const documentTypes: Record<InvoiceKind, number> = { invoice: 1, 'credit-note': 2 };
/** "From above": the VAT is counted out of prices that include it. */
const VAT_FROM_ABOVE = 1;

/** An invoice or a credit note as ISDOC 6.0.2, the format that Czech bookkeeping programs read. */
export async function renderIsdoc(invoice: InvoiceSnapshot): Promise<Uint8Array> {
  const m = invoiceWords[invoice.locale];
  const content = {
    '@xmlns': NAMESPACE,
    '@version': '6.0.2',
    ...head(invoice, m),
    ...body(invoice, m),
  };
  const options = { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' } as const;
  const document = create(options, asWritten({ Invoice: content }));
  return Buffer.from(document.end({ prettyPrint: true }));
}

/**
 * Escapes texts once more: the builder decodes them and leaves alone what still looks encoded, but a name
 * must stay as its owner wrote it.
 */
function asWritten(tree: object): object {
  const asText = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('&', '&amp;amp;') : value;
  return JSON.parse(JSON.stringify(tree), asText);
}

function head(invoice: InvoiceSnapshot, m: InvoiceWords): object {
  const { kind, number, locale, brand, orderNumber, corrects, seller, buyer, vatRate } = invoice;
  return {
    DocumentType: documentTypes[kind],
    ID: number,
    UUID: uuidOf(invoice, number),
    IssuingSystem: brand.slice(0, 80),
    IssueDate: dayOf(invoice.issuedAt),
    // Not of credit notes: their day for VAT is that of delivery to the buyer.
    ...(kind === 'invoice' && vatRate !== null ? { TaxPointDate: dayOf(invoice.suppliedAt) } : {}),
    VATApplicable: vatRate !== null,
    ElectronicPossibilityAgreementReference: m.agreement(orderNumber),
    Note: recordOf(invoice, m),
    LocalCurrencyCode: 'CZK',
    CurrRate: 1,
    RefCurrRate: 1,
    AccountingSupplierParty: { Party: isdocParty(seller, locale) },
    AccountingCustomerParty: { Party: isdocParty(buyer, locale) },
    OrderReferences: { OrderReference: { SalesOrderID: orderNumber } },
    ...(corrects === null
      ? {}
      : {
          OriginalDocumentReferences: {
            OriginalDocumentReference: { ID: corrects, UUID: uuidOf(invoice, corrects) },
          },
        }),
  };
}

function body(invoice: InvoiceSnapshot, m: InvoiceWords): object {
  const { kind, rows, vatRate, orderNumber } = invoice;
  const amount = (haler: Haler) => decimal(kind === 'credit-note' ? 0 - haler : haler);
  const base = amount(invoice.base);
  const vat = amount(invoice.vat);
  const total = amount(invoice.total);
  const none = decimal(0);
  // What was paid on the order before its document was issued, or returned before the note was. Nothing is
  // left to pay, and details of a payment, which would be its instruction, are left out.
  const deposit = { ID: orderNumber, VariableSymbol: orderNumber, DepositAmount: total };
  return {
    InvoiceLines: {
      InvoiceLine: rows.map((row, index) => ({ ID: index + 1, ...line(row, vatRate, amount, m) })),
    },
    NonTaxedDeposits: { NonTaxedDeposit: deposit },
    TaxTotal: {
      TaxSubTotal: {
        TaxableAmount: base,
        TaxAmount: vat,
        TaxInclusiveAmount: total,
        AlreadyClaimedTaxableAmount: none,
        AlreadyClaimedTaxAmount: none,
        AlreadyClaimedTaxInclusiveAmount: none,
        DifferenceTaxableAmount: base,
        DifferenceTaxAmount: vat,
        DifferenceTaxInclusiveAmount: total,
        TaxCategory: { Percent: vatRate ?? 0, VATApplicable: vatRate !== null },
      },
      TaxAmount: vat,
    },
    LegalMonetaryTotal: {
      TaxExclusiveAmount: base,
      TaxInclusiveAmount: total,
      AlreadyClaimedTaxExclusiveAmount: none,
      AlreadyClaimedTaxInclusiveAmount: none,
      DifferenceTaxExclusiveAmount: base,
      DifferenceTaxInclusiveAmount: total,
      PaidDepositsAmount: total,
      PayableAmount: none,
    },
  };
}

function line(
  row: InvoiceRow,
  vatRate: number | null,
  amount: (haler: Haler) => string,
  m: InvoiceWords,
): object {
  return {
    InvoicedQuantity: { '@unitCode': m.unit, '#': row.quantity },
    LineExtensionAmount: amount(row.base),
    ...(row.discount === 0
      ? {}
      : { LineExtensionAmountBeforeDiscount: amount(row.base + row.discount) }),
    LineExtensionAmountTaxInclusive: amount(row.total),
    LineExtensionTaxAmount: amount(row.vat),
    UnitPrice: amount(row.unitPrice),
    UnitPriceTaxInclusive: amount(row.grossUnitPrice),
    ClassifiedTaxCategory: {
      Percent: vatRate ?? 0,
      VATCalculationMethod: VAT_FROM_ABOVE,
      VATApplicable: vatRate !== null,
    },
    Item: { Description: row.text },
  };
}

/** Every text that the PDF prints besides its figures: the ISDOC leaves none of them out. */
function recordOf(invoice: InvoiceSnapshot, m: InvoiceWords): string {
  const { kind, vatRate, reason, checkoutId } = invoice;
  return [
    ...(kind === 'invoice' ? [] : [`${m.reason}: ${reason ?? m.whole.reason}.`]),
    sayPayment(invoice),
    `${m.paymentId(checkoutId)}.`,
    ...(invoice.calculation ?? []),
    ...(vatRate === null ? [m.withoutVat] : []),
  ].join(' ');
}

/** 7999.00 */
function decimal(amount: Haler): string {
  return (amount / 100).toFixed(2);
}

function dayOf(iso: string): string {
  return dayInPrague(new Date(iso));
}

/** Programs tell documents apart by it, so it is made of what makes a document one: seller and number. */
function uuidOf({ seller }: InvoiceSnapshot, number: string): string {
  const hash = createHash('sha256').update(`isdoc ${seller.companyId} ${number}`).digest('hex');
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
