import { use } from 'react';
import { type InvoiceFormat, type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { adminHref, href } from '#domain/addresses.ts';
import { useLocale } from '#web/words.ts';
import { ShownTo } from './customer-form.tsx';

interface OrderInvoicesProps {
  invoices: InvoiceSnapshot[];
  token: string;
  m: OrderMessages['invoices'];
}

/** The invoice of the order and its credit notes, once there are any, to be downloaded. */
export function OrderInvoices({ invoices, token, m }: OrderInvoicesProps) {
  const locale = useLocale();
  const shownTo = use(ShownTo);
  if (invoices.length === 0) return null;
  const address = ({ number }: InvoiceSnapshot, format: InvoiceFormat) => {
    const file = `${number}.${format}`;
    return shownTo
      ? adminHref('operatorInvoice', { number: String(shownTo.number), file })
      : href('invoice', locale, { token, file });
  };
  const notes = invoices.filter(({ kind }) => kind === 'credit-note');
  const isOneOfMany = (invoice: InvoiceSnapshot) => notes.length > 1 && notes.includes(invoice);
  return (
    <section aria-labelledby="invoices-heading">
      <h2 id="invoices-heading">{m.heading}</h2>
      <ul className="stack">
        {invoices.flatMap((invoice) =>
          formatsOf(invoice).map((format) => (
            <li key={`${invoice.number} ${format}`}>
              <a href={address(invoice, format)}>
                {isOneOfMany(invoice)
                  ? m.downloadNote[format](invoice.number)
                  : m.download[invoice.kind][format]}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
