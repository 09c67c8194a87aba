import { UNDO_SECONDS } from '#domain/operator/intent.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';

interface EmailTextProps {
  preview: EmailPreview;
  order: { number: number; locale: Locale };
  m: OrderDeskMessages;
  /** Seen at once, where it is to be read before its form is sent. */
  isOpen?: boolean;
}

/** Which e-mail a press sends, and what stands in it, beside the button and before it is pressed. */
export function EmailText({ preview, order, m, isOpen }: EmailTextProps) {
  const { kind, subject, text } = preview;
  const address = adminHref('operatorEmailHtml', { number: String(order.number), email: kind });
  // By their address they are written from the order as it is, and both depend on what is typed.
  const isShownWhole = kind !== 'order-held-customer' && kind !== 'order-short-customer';
  return (
    <details className="email-text" open={isOpen}>
      <summary className="email-text__summary">
        {m.emailLeaves.before}
        <span lang={order.locale}>{subject}</span>
        {m.emailLeaves.after} <span className="quiet">{m.leaves(UNDO_SECONDS)}</span>
      </summary>
      <pre className="email-text__text" lang={order.locale}>
        {text}
      </pre>
      {isShownWhole && (
        <a className="way" href={address} target="_blank" rel="noreferrer">
          {m.emailWhole}
        </a>
      )}
    </details>
  );
}
