import type { Locale } from '#domain/locale.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import { Previewed } from '#web/operator/previewed.tsx';
import type { CareMessages } from '#messages/cs/operator/care.ts';

interface EmailSeenProps {
  preview: Pick<EmailPreview, 'to' | 'subject' | 'text'>;
  /** Of the customer. */
  language: Locale;
  m: Pick<CareMessages, 'leaves'>;
  /** What the e-mail was made of: anything else is shown again first. */
  of: unknown;
}

/** The e-mail that the next press sends, to be read before it. */
export function EmailSeen({ preview, language, m, of }: EmailSeenProps) {
  return (
    <div className="care__email stack stack--small">
      <p className="small">{m.leaves(preview.to)}</p>
      <p lang={language} className="breakable">
        <strong>{preview.subject}</strong>
      </p>
      <pre className="money-back__text" lang={language}>
        {preview.text}
      </pre>
      <Previewed of={of} />
    </div>
  );
}
