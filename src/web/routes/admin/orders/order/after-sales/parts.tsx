import type { ReactNode } from 'react';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReturnReason } from '#domain/payments/money-back.ts';
import type { EmailPreview } from '#flows/emails/preview-email.ts';
import { ActionForm, type FormFrame } from '#web/admin/page/action-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import { useAfterSalesPage } from './load-after-sales.ts';
import { afterSalesWords } from './words.ts';

/** A fact with its name; left out where there is nothing to say. */
export type AfterSalesFact = readonly [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly AfterSalesFact[] }) {
  return (
    <dl className="after-sales__facts">
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
  const m = afterSalesWords[usePageFacts().locale];
  return (
    <div className="after-sales__email stack stack--small">
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
  const { afterSales } = useAfterSalesPage();
  const hrefFrom = useOrigin();
  const address = adminHref('operatorMoneyBack', { number: String(afterSales.order.number) });
  return (
    <ButtonLink {...look} href={hrefFrom(withQuery(address, { about, reason }))}>
      {children}
    </ButtonLink>
  );
}

interface AfterSalesFormProps {
  form: FormFrame;
  /** The id of what it is about. */
  about: string;
  children: ReactNode;
}

/** A form of the screen, about one thing that it shows. */
export function AfterSalesForm({ form, about, children }: AfterSalesFormProps) {
  return (
    <ActionForm form={form} hidden={{ about }} className="after-sales__form stack" noValidate>
      {children}
    </ActionForm>
  );
}
