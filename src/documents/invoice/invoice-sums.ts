import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import type { InvoiceWords } from '#messages/cs/order/invoice.ts';
import { calculationHeading } from '#documents/withdrawal/calculation-text.ts';
import { sayPayment } from './invoice-words.ts';
import { type Sheet, type Structure, colours, left, right } from './sheet.ts';

/** Points that recapitulation, total and note need together, so that they stay on one page. */
const WHOLE = 190;

/** The VAT by rate, the total, and that nothing is left to pay. */
export function drawSums(
  sheet: Sheet,
  root: Structure,
  invoice: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  sheet.y += 16;
  sheet.makeRoom(WHOLE);
  const { y } = sheet;
  const recapitulated = drawRecapitulation(sheet, root, invoice, m);
  sheet.y = y;
  drawTotal(sheet, root, invoice, m);
  sheet.y = Math.max(sheet.y, recapitulated) + 20;
  drawNote(sheet, root, invoice, m);
  drawCalculation(sheet, root, invoice);
}

const RECAPITULATION = 250;

function drawRecapitulation(
  sheet: Sheet,
  root: Structure,
  { locale, vatRate, base, vat, total }: InvoiceSnapshot,
  m: InvoiceWords,
): number {
  if (vatRate === null) return sheet.y;
  const section = sheet.group(root, 'Sect');
  const heading = { x: left, y: sheet.y, width: RECAPITULATION };
  let y =
    sheet.y + sheet.write(section, 'H2', m.recapitulation, heading, { size: 9, isStrong: true });
  const table = sheet.group(section, 'Table');
  const labels = [m.rate, m.columns.base, m.vat, m.columns.grossTotal];
  const amounts = [base, vat, total].map((amount) => formatAmount(locale, amount));
  const lines = [
    { tag: 'TH', cells: labels, style: { size: 8, colour: colours.soft } },
    { tag: 'TD', cells: [m.percent(vatRate), ...amounts], style: { size: 9, isTabular: true } },
  ] as const;
  for (const { tag, cells, style } of lines) {
    y += 5;
    const line = sheet.group(table, 'TR');
    const heights = cells.map((cell, index) => {
      const place = { x: left + (index === 0 ? 0 : 40 + (index - 1) * 70), y };
      const align = index === 0 ? ('left' as const) : ('right' as const);
      const width = index === 0 ? 40 : 70;
      return sheet.write(line, tag, cell, { ...place, width }, { ...style, align });
    });
    y += Math.max(...heights);
  }
  return y;
}

function drawTotal(
  sheet: Sheet,
  root: Structure,
  { kind, locale, total, vatRate }: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const x = left + RECAPITULATION + 20;
  const place = { x, width: right - x };
  const label = vatRate === null ? m.total : m.columns.grossTotal;
  const big = { size: 20, isStrong: true, isTabular: true, align: 'right' as const };
  const small = { size: 9, colour: colours.soft, align: 'right' as const };
  sheet.y += sheet.write(root, 'P', label, { ...place, y: sheet.y }, small) + 1;
  sheet.y += sheet.write(root, 'P', formatMoney(locale, total), { ...place, y: sheet.y }, big) + 2;
  if (kind === 'credit-note') return;
  const toPay = `${m.toPay}: ${formatMoney(locale, 0)}`;
  sheet.y += sheet.write(root, 'P', toPay, { ...place, y: sheet.y }, { ...small, size: 10 });
}

function drawNote(sheet: Sheet, root: Structure, invoice: InvoiceSnapshot, m: InvoiceWords): void {
  const place = { x: left + 13, width: right - left - 13 };
  const start = sheet.y;
  const small = { size: 8.5, colour: colours.soft };
  sheet.y +=
    sheet.write(
      root,
      'P',
      sayPayment(invoice),
      { ...place, y: start },
      { size: 10, isStrong: true },
    ) + 2;
  sheet.y += sheet.write(
    root,
    'P',
    m.paymentId(invoice.checkoutId),
    { ...place, y: sheet.y },
    small,
  );
  sheet.y += sheet.write(root, 'P', m.currency, { ...place, y: sheet.y }, small);
  sheet.bar(start, sheet.y - start);
}

/** How the sum of a withdrawal was reckoned; each sentence stays on one page. */
function drawCalculation(
  sheet: Sheet,
  root: Structure,
  { locale, calculation }: InvoiceSnapshot,
): void {
  if (!calculation) return;
  const width = right - left;
  const heading = { size: 9, isStrong: true };
  sheet.y += 14;
  sheet.makeRoom(40);
  const said = calculationHeading(locale);
  sheet.y += sheet.write(root, 'H2', said, { x: left, y: sheet.y, width }, heading) + 3;
  for (const sentence of calculation) {
    sheet.makeRoom(sheet.heightOf(sentence, width, { size: 9 }));
    sheet.y += sheet.write(root, 'P', sentence, { x: left, y: sheet.y, width }, { size: 9 }) + 3;
  }
}
