import type { ReactNode } from 'react';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { EmailPreview } from '#flows/emails/preview-email.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOrderWords } from './load-order.ts';

interface CopiedTextProps {
  text: string;
  /** What is copied, as it is read out. */
  what: string;
}

/** A text with a button that copies it; without a script the text alone, which can be selected. */
export function CopiedText({ text, what }: CopiedTextProps) {
  return (
    <span className="copied-text">
      <span className="copied-text__text breakable">{text}</span>
      <CopyTextButton text={text} what={what} />
    </span>
  );
}

/** Copies a text to the clipboard (`copy-text.ts`). */
export function CopyTextButton({ text, what }: CopiedTextProps) {
  const m = useOrderWords();
  return (
    <span className="needs-script">
      <IconButton
        icon="copy"
        label={m.copy(what)}
        className="copied-text__button"
        data-copy={text}
        data-copied={m.copied}
      />
    </span>
  );
}

interface EmailTextProps {
  preview: EmailPreview;
  order: { number: number; locale: Locale };
  /** Seen at once, where it is to be read before its form is sent. */
  isOpen?: boolean;
}

/** Which e-mail a press sends, and what stands in it, beside the button and before it is pressed. */
export function OrderEmailText({ preview, order, isOpen }: EmailTextProps) {
  const m = useOrderWords();
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
        <a className="line-link" href={address} target="_blank" rel="noreferrer">
          {m.emailWhole}
        </a>
      )}
    </details>
  );
}

interface DisputeTickProps {
  words: { title: string; text: string; known: string };
  isTicked: boolean;
  error: ReactNode;
}

/** Before money of a disputed payment goes back: that it would go back twice, and a tick that this is known. */
export function DisputeTick({ words, isTicked, error }: DisputeTickProps) {
  return (
    <>
      <Notice tone="warning" title={words.title}>
        {words.text}
      </Notice>
      <CheckboxField
        name="knowsDispute"
        value="yes"
        label={words.known}
        defaultChecked={isTicked}
        error={error}
      />
    </>
  );
}
