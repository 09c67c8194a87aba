import type { InvoiceRow, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { formatAmount } from '#domain/money.ts';
import type { InvoiceWords } from '#messages/cs/order/invoice.ts';
import { type Sheet, type Structure, type Style, colours, left, right } from './sheet.ts';

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
  sheet: Sheet,
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
    placesOf(columns).forEach((place, column) => {
      const style = { ...body, ...sideOf(column) };
      sheet.write(line, 'TD', cells[column] ?? '', { ...place, y }, style);
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
function drawHeader(sheet: Sheet, columns: Column[], table?: Structure): void {
  const labels = columns.map(({ label }) => label);
  const height = heightOf(sheet, columns, labels, head);
  const line = table && sheet.group(table, 'TR');
  placesOf(columns).forEach((place, index) => {
    const style = { ...head, ...sideOf(index) };
    const label = labels[index] ?? '';
    const y = sheet.y + height - sheet.heightOf(label, place.width, style);
    if (line) sheet.write(line, 'TH', label, { ...place, y }, style);
    else sheet.writeBeside(label, { ...place, y }, style);
  });
  sheet.y += height + 5;
  sheet.rule(colours.ink);
}

function columnsOf(sheet: Sheet, invoice: InvoiceSnapshot, m: InvoiceWords): Column[] {
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

function placesOf(columns: Column[]): { x: number; width: number }[] {
  let x = left;
  return columns.map(({ width }, index) => {
    const gap = index === 0 ? 0 : GAP;
    const place = { x: x + gap, width: width - gap };
    x += width;
    return place;
  });
}

function sideOf(index: number): Style {
  return { align: index === 0 ? 'left' : 'right' };
}

function heightOf(sheet: Sheet, columns: Column[], cells: string[], style: Style): number {
  return Math.max(
    ...placesOf(columns).map(({ width }, index) =>
      sheet.heightOf(cells[index] ?? '', width, style),
    ),
  );
}
