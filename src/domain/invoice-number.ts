/** The shop's days and years are those of Prague, wherever the server stands. */
const yearInPrague = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', year: 'numeric' });

/** The series an invoice belongs to: one a year, gapless (research: domain §4). */
export function invoiceSeries(paidAt: Date): string {
  return `invoice-${yearInPrague.format(paidAt)}`;
}

/** The printed number, nine digits so that it can serve as a variable symbol: 202600001. */
export function invoiceNumber(paidAt: Date, position: number): string {
  return `${yearInPrague.format(paidAt)}${String(position).padStart(5, '0')}`;
}
