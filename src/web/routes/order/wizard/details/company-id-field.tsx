import { type FocusEvent, useState } from 'react';
import { plainCompanyNumber } from '#domain/customer/company-number.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DetailsText } from './details-text.tsx';
import { type LookUpNews, useCompanyLookUp } from './use-company-look-up.ts';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** Characters of a Czech business id, with which the register is asked (rules 15). */
const CZECH_ID_CHARACTERS = 8;

/**
 * The number of the company. A Czech one is asked of the register; what is said about that has its room
 * below the field, so that nothing moves when the answer comes.
 */
export function CompanyIdField({ fields }: { fields: { current: HTMLElement | null } }) {
  const { m, locale } = useWizardContext();
  const [said, setSaid] = useState<LookUpNews>({ words: '' });
  // What is wrong with the number is said at its field already.
  const words = useProblem('companyId') && said.isWarning ? '' : said.words;
  const { lookUp, isLoading } = useCompanyLookUp(fields, setSaid);
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
          name="intent"
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
        {said.isWarning && words ? (
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
