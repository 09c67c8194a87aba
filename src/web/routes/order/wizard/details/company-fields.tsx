import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { CompanyField } from '#domain/customer/customer.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { CheckboxField, SelectField } from '#web/forms/field.tsx';
import { useWizardContext } from '#web/routes/order/wizard/use-wizard.ts';
import { plainCompanyNumber } from '#domain/customer/company-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import type { CompanyLookUp } from '#flows/people/look-up-company.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { fillField } from '#web/forms/fill-field.ts';
import { WizardCountryOptions, DetailsText, inSequence, useProblem } from './fields.tsx';
import {
  type Filled,
  filledFrom,
  isOfNumber,
  withoutFilled,
  writeFilled,
} from './found-company.ts';

/** The invoice to a company; shown when the box is ticked, by CSS alone. */
export function CompanyFields() {
  const { m, details } = useWizardContext();
  const fields = useRef<HTMLDivElement>(null);
  const inside: Record<CompanyField, ReactNode> = {
    companyCountry: <CountryField />,
    companyId: <CompanyIdField fields={fields} />,
    companyName: <DetailsText name="companyName" autoComplete="organization" />,
    vatId: <VatIdField />,
    address: <DetailsText name="address" autoComplete="address-line1" />,
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
        {inSequence(inside)}
      </div>
    </fieldset>
  );
}

/** What is asked for below follows it, also without a script (rules 37). */
function CountryField() {
  const { m, details } = useWizardContext();
  return (
    <SelectField
      name="companyCountry"
      label={m.details.companyCountry}
      defaultValue={details.companyCountry}
      error={useProblem('companyCountry')}
      autoComplete="country"
    >
      <option value={NOTHING_CHOSEN}>{m.details.countryOpen}</option>
      <WizardCountryOptions />
    </SelectField>
  );
}

function VatIdField() {
  const { m } = useWizardContext();
  return (
    <DetailsText
      name="vatId"
      mark={m.details.optional}
      hint={<span className="company__foreign">{m.details.vatIdHint}</span>}
      maxLength={2 * detailsLimits.vatId}
      autoComplete="off"
    />
  );
}

/** Characters of a Czech business id, with which the register is asked (rules 15). */
const CZECH_ID_CHARACTERS = 8;

/**
 * The number of the company. A Czech one is asked of the register; what is said about that has its room
 * below the field, so that nothing moves when the answer comes.
 */
function CompanyIdField({ fields }: { fields: { current: HTMLElement | null } }) {
  const { m, locale } = useWizardContext();
  const [stated, setNote] = useState<LookUpNews>({ words: '' });
  // What is wrong with the number is said at its field already.
  const words = useProblem('companyId') && stated.isWarning ? '' : stated.words;
  const { lookUp, isLoading } = useCompanyLookUp(fields, setNote);
  const lookUpWhenLeft = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    const isWhole = plainCompanyNumber(value).length === CZECH_ID_CHARACTERS;
    if (locale === 'cs' && isWhole && isCzech(fields.current)) void lookUp(value);
  };
  return (
    <div>
      <div className="company__look-up">
        <DetailsText
          name="companyId"
          label={
            <>
              <span className="company__czech">{m.details.companyId}</span>
              <span className="company__foreign">{m.details.companyNumber}</span>
            </>
          }
          hint={
            <>
              <span className="company__czech">{m.details.companyIdHint}</span>
              <span className="company__foreign">{m.details.companyNumberHint}</span>
            </>
          }
          autoComplete="off"
          spellCheck={false}
          // A pasted id with spaces is longer than the one that is stored.
          maxLength={2 * detailsLimits.companyId}
          onBlur={lookUpWhenLeft}
        />
        <Button
          className="company__czech"
          name={ACTION_FIELD}
          value="lookup"
          formNoValidate
          loading={isLoading}
          onClick={(event) => {
            event.preventDefault();
            void lookUp(textIn(fields.current), 'again');
          }}
        >
          {m.details.lookUp}
        </Button>
      </div>
      <output className="company__said company__czech">
        {stated.isWarning && words ? (
          <span className="field__error">
            <Icon name="warning" />
            <span>{words}</span>
          </span>
        ) : (
          words
        )}
      </output>
    </div>
  );
}

function isCzech(fields: HTMLElement | null): boolean {
  return (
    fields?.querySelector<HTMLSelectElement>('[name="companyCountry"]')?.selectedOptions[0]
      ?.value === 'CZ'
  );
}

function textIn(fields: HTMLElement | null): string {
  return fields?.querySelector<HTMLInputElement>('[name="companyId"]')?.value ?? '';
}

/** What is said of a look-up; a warning looks like one. */
interface LookUpNews {
  words: string;
  isWarning?: boolean;
}

/**
 * Asks our own server for the company and fills the fields in; they stay the customer's to change. Where
 * no company is found, nothing of an earlier one stays.
 * @param say shows what has come of it
 */
function useCompanyLookUp(
  fields: { current: HTMLElement | null },
  say: (news: LookUpNews) => void,
) {
  const { m, locale } = useWizardContext();
  const [isLoading, setIsLoading] = useState(false);
  const asked = useRef('');
  async function lookUp(companyId: string, again?: 'again') {
    if (asked.current === companyId && !again) return;
    asked.current = companyId;
    setIsLoading(true);
    const answer = await ask(wizardHref('companyLookup', locale), companyId);
    setIsLoading(false);
    // A newer question has gone out meanwhile; its answer counts.
    if (asked.current !== companyId) return;
    if (answer.ok) {
      const filled = filledFrom(answer.company);
      fill(filled);
      keepFilled(filled);
      if (answer.company.isDissolved) {
        return say({ words: m.notices['company-dissolved'], isWarning: true });
      }
      return say({ words: m.notices['data-loaded'] });
    }
    // Another click may try the same number again.
    asked.current = '';
    fill(withoutFilled(nowIn(fields.current), document.cookie, namingHere()));
    const words = `${m.notices['company-error']}. ${m.problems[answer.problem]}`;
    say({ words, isWarning: isOfNumber(answer.problem) });
  }
  function fill(texts: Partial<Record<string, string>>) {
    for (const [name, text = ''] of Object.entries(texts)) {
      fillField(fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null, text);
    }
  }
  return { lookUp, isLoading };
}

function keepFilled(filled: Filled) {
  const line = writeFilled(filled, namingHere());
  if (line) document.cookie = line;
}

function nowIn(fields: HTMLElement | null): Filled {
  const text = (name: keyof Filled) => fieldIn(fields, name)?.value ?? '';
  return { companyName: text('companyName'), vatId: text('vatId'), address: text('address') };
}

function fieldIn(fields: HTMLElement | null, name: string): HTMLInputElement | null {
  return fields?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
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
