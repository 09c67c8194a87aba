import type { InvoiceParty, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { countryName } from '#domain/customer/phone-country.ts';
import type { Locale } from '#domain/locale.ts';
import type { InvoiceWords } from '#messages/cs/order/invoice.ts';
import { formatDay } from '#content/moments.ts';
import { type PdfSheet, type Structure, colours, left, right } from './sheet.ts';

const GAP = 24;
const HALF = (right - left - GAP) / 2;

/** Name of the shop, title and number. */
export function drawTitle(
  sheet: PdfSheet,
  root: Structure,
  { brand, title, number }: { brand: string; title: string; number: string },
): void {
  const { y } = sheet;
  const name = { size: 22, isStrong: true };
  const width = Math.min(sheet.widthOf(brand, name), HALF - 30);
  const brandHeight = sheet.write(root, 'P', brand, { x: left, y, width: width + 1 }, name);
  sheet.liftOff({ x: left, y: y + brandHeight, width });
  const half = { x: left + HALF + GAP, width: HALF };
  const heading = { size: 16, isStrong: true, align: 'right' as const };
  const titleHeight = sheet.write(root, 'H1', title, { ...half, y }, heading);
  const below = { ...half, y: y + titleHeight + 2 };
  const style = { size: 11, align: 'right' as const, colour: colours.soft };
  const numberHeight = sheet.write(root, 'P', number, below, style);
  sheet.y = y + Math.max(brandHeight, titleHeight + 2 + numberHeight) + 14;
  sheet.rule(colours.ink, 1.2);
  sheet.y += 18;
}

/** Seller and buyer beside each other; what is empty is left out. */
export function drawParties(
  sheet: PdfSheet,
  root: Structure,
  { locale, seller, buyer, vatRate }: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const sellerLines = [
    ...partyLines(seller, m, locale),
    m.register(seller.register),
    seller.email,
    seller.phone,
    ...(vatRate === null ? [m.withoutVat] : []),
  ];
  const { y } = sheet;
  const sellerEnd = drawParty(sheet, root, {
    label: m.seller,
    name: seller.name,
    lines: sellerLines,
    x: left,
    y,
  });
  const buyerEnd = drawParty(sheet, root, {
    label: m.buyer,
    name: buyer.name,
    lines: [...partyLines(buyer, m, locale), buyer.email],
    x: left + HALF + GAP,
    y,
  });
  sheet.y = Math.max(sellerEnd, buyerEnd) + 16;
}

function partyLines(party: InvoiceParty, m: InvoiceWords, locale: Locale): string[] {
  const { address, companyId, vatId, country = '' } = party;
  const isHere = country === '' || country === 'CZ';
  return [
    address,
    country === 'CZ' ? '' : countryName(locale, country),
    companyId && `${isHere ? m.companyId : m.foreignCompanyId} ${companyId}`,
    vatId && `${m.vatId} ${vatId}`,
  ].filter((line) => line !== '');
}

function drawParty(
  sheet: PdfSheet,
  root: Structure,
  party: { label: string; name: string; lines: string[]; x: number; y: number },
): number {
  const section = sheet.group(root, 'Sect');
  const column = { x: party.x, width: HALF };
  const label = { size: 8.5, colour: colours.soft };
  let { y } = party;
  y += sheet.write(section, 'H2', party.label, { ...column, y }, label) + 3;
  y += sheet.write(section, 'P', party.name, { ...column, y }, { size: 11, isStrong: true }) + 2;
  for (const line of party.lines) {
    y += sheet.write(section, 'P', line, { ...column, y }, { size: 9 }) + 1;
  }
  return y;
}

/** Days and references in one band, each as wide as it needs: no day is broken in two. */
export function drawFacts(
  sheet: PdfSheet,
  root: Structure,
  invoice: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const facts = factsOf(invoice, m);
  sheet.rule();
  sheet.y += 9;
  const { y } = sheet;
  const labelStyle = { size: 8.5, colour: colours.soft };
  const valueStyle = { size: 9, isStrong: true };
  const widths = facts.map(([label, value]) =>
    Math.max(sheet.widthOf(label, labelStyle), sheet.widthOf(value, valueStyle)),
  );
  const used = widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(60, (right - left - used) / (facts.length - 1));
  let x = left;
  const heights = facts.map(([label, value], index) => {
    const width = widths[index] ?? 0;
    const area = { x, width: width + 1 };
    x += width + gap;
    const labelHeight = sheet.write(root, 'P', label, { ...area, y }, labelStyle);
    const below = { ...area, y: y + labelHeight + 2 };
    return labelHeight + 2 + sheet.write(root, 'P', value, below, valueStyle);
  });
  sheet.y = y + Math.max(...heights) + 8;
  sheet.rule();
  sheet.y += 18;
}

function factsOf(invoice: InvoiceSnapshot, m: InvoiceWords): [label: string, value: string][] {
  const { locale, orderNumber, corrects, vatRate } = invoice;
  const day = (iso: string) => formatDay(locale, new Date(iso));
  const issued: [string, string] = [m.issuedAt, day(invoice.issuedAt)];
  const order: [string, string] = [m.order, String(orderNumber)];
  if (corrects !== null) {
    return [
      issued,
      [m.refundedAt, day(invoice.suppliedAt)],
      [m.corrects, corrects],
      [m.reason, invoice.reason ?? m.whole.reason],
      order,
    ];
  }
  return [issued, [vatRate === null ? m.paidAt : m.suppliedAt, day(invoice.suppliedAt)], order];
}
