import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { CompanyField } from '#domain/customer/customer.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import type { CompanyLookUp } from '#flows/people/look-up-company.ts';
import { href } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/forms/field.tsx';
import { DetailsText } from './details-text.tsx';
import { inSequence } from './in-sequence.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** The invoice to a company; shown when the box is ticked, by CSS alone. */
export function CompanyFields() {
  const { m, locale, details } = useWizardContext();
  const fields = useRef<HTMLDivElement>(null);
  const { lookUp, isLoading } = useCompanyLookUp(fields);
  const lookUpWhenLeft = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    const isWhole = value.replaceAll(/\s/g, '').length === detailsLimits.companyId;
    if (locale === 'cs' && isWhole) void lookUp(value);
  };
  return (
    <fieldset className="fields company">
      <legend className="visually-hidden">{m.details.companyHeading}</legend>
      <CheckboxField
        name="companyInvoice"
        label={m.details.companyInvoice}
        defaultChecked={details.companyInvoice}
      />
      <div className="company__fields" ref={fields}>
        <div className="company__look-up">
          <DetailsText
            name="companyId"
            hint={m.details.companyIdHint}
            inputMode="numeric"
            autoComplete="off"
            // A pasted id with spaces is longer than the one that is stored.
            maxLength={2 * detailsLimits.companyId}
            onBlur={lookUpWhenLeft}
          />
          <Button
            name="intent"
            value="lookup"
            formNoValidate
            loading={isLoading}
            onClick={(event) => {
              event.preventDefault();
              void lookUp(fieldIn(fields.current, 'companyId')?.value ?? '', 'again');
            }}
          >
            {m.details.lookUp}
          </Button>
        </div>
        {inSequence(foundFields)}
      </div>
    </fieldset>
  );
}

/** What the register fills in and the customer may change. */
const foundFields: Record<Exclude<CompanyField, 'companyId'>, ReactNode> = {
  companyName: <DetailsText name="companyName" autoComplete="organization" />,
  vatId: <VatIdField />,
  address: <DetailsText name="address" autoComplete="street-address" />,
};

function VatIdField() {
  const { m } = useWizardContext();
  return <DetailsText name="vatId" mark={m.details.optional} autoComplete="off" />;
}

/** Asks our own server for the company and fills the fields in; they stay the customer's to change. */
function useCompanyLookUp(fields: { current: HTMLElement | null }) {
  const { locale, show } = useWizardContext();
  const [isLoading, setIsLoading] = useState(false);
  const asked = useRef('');

  async function lookUp(companyId: string, again?: 'again') {
    if (asked.current === companyId && !again) return;
    asked.current = companyId;
    setIsLoading(true);
    const answer = await ask(href('companyLookup', locale), companyId);
    setIsLoading(false);
    // A newer question has gone out meanwhile; its answer counts.
    if (asked.current !== companyId) return;
    if (!answer.ok) {
      // Another click may try the same number again.
      asked.current = '';
      const problems = [{ field: 'companyId', key: answer.problem }];
      return show({ problems, notices: [{ key: 'company-error' }] });
    }
    const { name, vatId = '', address, isDissolved } = answer.company;
    const found = { companyName: name, vatId, address };
    for (const [field, value] of Object.entries(found)) fill(fieldIn(fields.current, field), value);
    show({ notices: [{ key: isDissolved ? 'company-dissolved' : 'data-loaded' }] });
  }

  return { lookUp, isLoading };
}

async function ask(address: string, companyId: string): Promise<CompanyLookUp> {
  try {
    const body = new URLSearchParams({ companyId });
    const response = await fetch(address, { method: 'POST', body });
    if (!response.ok && response.status !== 429)
      return { ok: false, problem: 'registry-unavailable' };
    const answer: CompanyLookUp = await response.json();
    return answer;
  } catch {
    return { ok: false, problem: 'registry-unavailable' };
  }
}

function fieldIn(fields: HTMLElement | null, name: string): HTMLInputElement | null {
  return fields?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
}

/** Fills a field as typing does; React would not notice a value that is only set. */
function fill(field: HTMLInputElement | null, value: string) {
  if (!field) return;
  field.setRangeText(value, 0, field.value.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
