import type { ReactNode } from 'react';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReturnReason } from '#domain/order/money-back.ts';
import type { EmailPreview } from '#flows/emails/preview-email.ts';
import { ActionForm, type FormFrame } from '#web/admin/page/action-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useWay } from '#web/operator/order-way.ts';
import { Previewed } from '#web/operator/previewed.tsx';
import { ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import { useCarePage } from './load-care.ts';
import { careWords } from './words.ts';

/** A fact with its name; left out where there is nothing to say. */
export type CareFact = readonly [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly CareFact[] }) {
  return (
    <dl className="care__facts">
      {facts
        .filter(
          ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
        )
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface EmailSeenProps {
  preview: Pick<EmailPreview, 'to' | 'subject' | 'text'>;
  /** Of the customer. */
  language: Locale;
  /** What the e-mail was made of: anything else is shown again first. */
  of: unknown;
}

/** The e-mail that the next press sends, to be read before it. */
export function EmailSeen({ preview, language, of }: EmailSeenProps) {
  const m = careWords[usePageFacts().locale];
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

interface MoneyLinkProps {
  /** The id of what the money is for. */
  about: string;
  reason: ReturnReason;
  variant?: ButtonLook['variant'];
  children: ReactNode;
}

/** Leads to the screen on which money goes back for something that waits for it. */
export function MoneyLink({ about, reason, children, ...look }: MoneyLinkProps) {
  const { care } = useCarePage();
  const onWay = useWay();
  const address = adminHref('operatorMoneyBack', { number: String(care.order.number) });
  return (
    <ButtonLink {...look} href={onWay(withQuery(address, { about, reason }))}>
      {children}
    </ButtonLink>
  );
}

interface CareFormProps {
  form: FormFrame;
  /** The id of what it is about. */
  about: string;
  children: ReactNode;
}

/** A form of the screen, about one thing that it shows. */
export function CareForm({ form, about, children }: CareFormProps) {
  return (
    <ActionForm form={form} hidden={{ about }} className="care__form stack" noValidate>
      {children}
    </ActionForm>
  );
}
