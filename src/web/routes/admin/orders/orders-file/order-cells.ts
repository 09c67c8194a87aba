import { lineName } from '#content/catalogue/package-name.ts';
import type { OrderRowFacts } from '#database/orders/order-rows.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatTimes } from '#domain/money.ts';
import { type CsvFigure, csvMoment, csvRow, csvSum } from '#domain/figures/figures-csv.ts';
import { paymentMark, workMark } from '#domain/order/order-badges.ts';
import { type FileMessages, ordersFile as cs } from '#messages/cs/admin/orders/orders.ts';
import { ordersFile as en } from '#messages/en/admin/orders/orders.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { isDayAlone } from '#domain/payments/refund.ts';
import { badgeWords } from '#web/admin/orders/status-badges.tsx';

const messages: PerLocale<FileMessages> = { cs, en };

/** The heads of the columns. */
export function headRow(locale: Locale): string {
  const m = messages[locale];
  return csvRow(columns.map((column) => m[column]));
}

/** One order of the file. */
export function orderRow(order: OrderRowFacts, locale: Locale): string {
  return csvRow(columns.map((column) => cells[column](order, locale)));
}

const cells = {
  number: ({ number }) => ({ figure: String(number) }),
  made: ({ createdAt }) => csvMoment(createdAt),
  // Of a transfer that somebody has noted the day alone is known.
  paid: ({ paidAt, paidHow }) =>
    paidAt && isDayAlone(paidHow) ? { figure: dayInPrague(paidAt) } : csvMoment(paidAt),
  promised: ({ promisedAt }) => csvMoment(promisedAt),
  payment: (order, locale) => badgeWords[locale].payment[paymentMark(order)],
  work: (order, locale) => badgeWords[locale].work[workMark(order)],
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company?.name ?? '',
  companyId: ({ company }) => company?.companyId ?? '',
  edition: ({ locale }) => locale,
  items: ({ lines }, locale) =>
    lines
      .map((line) =>
        formatTimes(locale, line.quantity, lineName(line, locale)).replaceAll('\u00a0', ' '),
      )
      .join('\n'),
  code: ({ code }) => code ?? '',
  total: ({ total }, locale) => csvSum(locale, total),
  returned: ({ returned }, locale) => csvSum(locale, returned),
  invoice: ({ invoiceNumber }) => invoiceNumber ?? '',
  paymentId: ({ paymentId }) => paymentId ?? '',
} satisfies Record<
  keyof FileMessages,
  (order: OrderRowFacts, locale: Locale) => string | CsvFigure
>;

const columns = Object.keys(cells).filter(
  (column): column is keyof FileMessages => column in cells,
);
