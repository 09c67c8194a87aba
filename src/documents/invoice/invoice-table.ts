import { calculationHeading } from '#documents/withdrawal/withdrawal-text.ts';
import type { InvoiceRow, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import type { InvoiceWords } from '#messages/cs/order/invoice.ts';
import { sayPayment } from './invoice-words.ts';
import { type PdfSheet, type Structure, type Style, colours, left, right } from './sheet.ts';

interface Column {
  label: string;
  /** In points; the column of texts takes what the others leave. */
  width: number;
  cells: string[];
}

const PADDING = 6;
/** Points between two columns, and what a column of figures has at least: its label stands on two lines. */
const GAP = 10;
const LEAST = 52;

/** Draws the rows and repeats the header on every further page. */
export function drawRows(
  sheet: PdfSheet,
  root: Structure,
  invoice: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const columns = columnsOf(sheet, invoice, m);
  const table = sheet.group(root, 'Table');
  drawHeader(sheet, columns, table);
  for (const index of invoice.rows.keys()) {
    const cells = columns.map((column) => column.cells[index] ?? '');
    const height = heightOf(sheet, columns, cells, body) + 2 * PADDING;
    if (sheet.makeRoom(height)) drawHeader(sheet, columns);
    const line = sheet.group(table, 'TR');
    const y = sheet.y + PADDING;
    areasOf(columns).forEach((area, column) => {
      const style = { ...body, ...sideOf(column) };
      sheet.write(line, 'TD', cells[column] ?? '', { ...area, y }, style);
    });
    sheet.y += height;
    sheet.rule();
  }
}

const body: Style = { size: 9, isTabular: true };
const head: Style = { size: 8, colour: colours.soft };

/**
 * The header is part of the table once; repeated on a further page, it is not part of the document's text.
 */
function drawHeader(sheet: PdfSheet, columns: Column[], table?: Structure): void {
  const labels = columns.map(({ label }) => label);
  const height = heightOf(sheet, columns, labels, head);
  const line = table && sheet.group(table, 'TR');
  areasOf(columns).forEach((area, index) => {
    const style = { ...head, ...sideOf(index) };
    const label = labels[index] ?? '';
    const y = sheet.y + height - sheet.heightOf(label, area.width, style);
    if (line) sheet.write(line, 'TH', label, { ...area, y }, style);
    else sheet.writeBeside(label, { ...area, y }, style);
  });
  sheet.y += height + 5;
  sheet.rule(colours.ink);
}

function columnsOf(sheet: PdfSheet, invoice: InvoiceSnapshot, m: InvoiceWords): Column[] {
  const { locale, vatRate, rows } = invoice;
  const words = m.columns;
  const isTaxed = vatRate !== null;
  const figure = (label: string, cells: string[], least = LEAST): Column => {
    const widest = Math.max(...cells.map((cell) => sheet.widthOf(cell, body)));
    return { label, cells, width: Math.max(least, widest + 1) + GAP };
  };
  const amount = (label: string, value: (row: InvoiceRow) => number): Column =>
    figure(
      label,
      rows.map((row) => formatAmount(locale, value(row))),
    );
  const isReduced = rows.some((row) => row.discount !== 0);
  const discount = isTaxed ? words.netDiscount : words.discount;
  const figures = [
    figure(
      words.quantity,
      rows.map(({ quantity }) => String(quantity)),
      36,
    ),
    amount(isTaxed ? words.netUnitPrice : words.unitPrice, (row) => row.unitPrice),
    ...(isReduced ? [amount(discount, (row) => 0 - row.discount)] : []),
    ...(isTaxed ? [amount(words.base, (row) => row.base)] : []),
    ...(isTaxed ? [amount(words.vat(vatRate), (row) => row.vat)] : []),
    amount(isTaxed ? words.grossTotal : words.total, (row) => row.total),
  ];
  const taken = figures.reduce((sum, { width }) => sum + width, 0);
  const texts = rows.map(({ text }) => text);
  return [{ label: words.text, width: right - left - taken, cells: texts }, ...figures];
}

function areasOf(columns: Column[]): { x: number; width: number }[] {
  let x = left;
  return columns.map(({ width }, index) => {
    const gap = index === 0 ? 0 : GAP;
    const area = { x: x + gap, width: width - gap };
    x += width;
    return area;
  });
}

function sideOf(index: number): Style {
  return { align: index === 0 ? 'left' : 'right' };
}

function heightOf(sheet: PdfSheet, columns: Column[], cells: string[], style: Style): number {
  return Math.max(
    ...areasOf(columns).map(({ width }, index) => sheet.heightOf(cells[index] ?? '', width, style)),
  );
}

/** Points that recapitulation, total and note need together, so that they stay on one page. */
const WHOLE = 190;

/** The VAT by rate, the total, and that nothing is left to pay. */
export function drawSums(
  sheet: PdfSheet,
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
  sheet: PdfSheet,
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
      const area = { x: left + (index === 0 ? 0 : 40 + (index - 1) * 70), y };
      const align = index === 0 ? ('left' as const) : ('right' as const);
      const width = index === 0 ? 40 : 70;
      return sheet.write(line, tag, cell, { ...area, width }, { ...style, align });
    });
    y += Math.max(...heights);
  }
  return y;
}

function drawTotal(
  sheet: PdfSheet,
  root: Structure,
  { kind, locale, total, vatRate }: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const x = left + RECAPITULATION + 20;
  const area = { x, width: right - x };
  const label = vatRate === null ? m.total : m.columns.grossTotal;
  const big = { size: 20, isStrong: true, isTabular: true, align: 'right' as const };
  const small = { size: 9, colour: colours.soft, align: 'right' as const };
  sheet.y += sheet.write(root, 'P', label, { ...area, y: sheet.y }, small) + 1;
  sheet.y += sheet.write(root, 'P', formatMoney(locale, total), { ...area, y: sheet.y }, big) + 2;
  if (kind === 'credit-note') return;
  const toPay = `${m.toPay}: ${formatMoney(locale, 0)}`;
  sheet.y += sheet.write(root, 'P', toPay, { ...area, y: sheet.y }, { ...small, size: 10 });
}

function drawNote(
  sheet: PdfSheet,
  root: Structure,
  invoice: InvoiceSnapshot,
  m: InvoiceWords,
): void {
  const area = { x: left + 13, width: right - left - 13 };
  const start = sheet.y;
  const small = { size: 8.5, colour: colours.soft };
  sheet.y +=
    sheet.write(
      root,
      'P',
      sayPayment(invoice),
      { ...area, y: start },
      { size: 10, isStrong: true },
    ) + 2;
  sheet.y += sheet.write(
    root,
    'P',
    m.paymentId(invoice.checkoutId),
    { ...area, y: sheet.y },
    small,
  );
  sheet.y += sheet.write(root, 'P', m.currency, { ...area, y: sheet.y }, small);
  sheet.bar(start, sheet.y - start);
}

/** How the sum of a withdrawal was reckoned; each sentence stays on one page. */
function drawCalculation(
  sheet: PdfSheet,
  root: Structure,
  { locale, calculation }: InvoiceSnapshot,
): void {
  if (!calculation) return;
  const width = right - left;
  const heading = { size: 9, isStrong: true };
  sheet.y += 14;
  sheet.makeRoom(40);
  const stated = calculationHeading(locale);
  sheet.y += sheet.write(root, 'H2', stated, { x: left, y: sheet.y, width }, heading) + 3;
  for (const sentence of calculation) {
    sheet.makeRoom(sheet.heightOf(sentence, width, { size: 9 }));
    sheet.y += sheet.write(root, 'P', sentence, { x: left, y: sheet.y, width }, { size: 9 }) + 3;
  }
}
