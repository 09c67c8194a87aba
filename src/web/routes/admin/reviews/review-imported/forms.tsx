import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { FormName } from '#web/forms/form-name.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { Choices } from '#web/admin/form/choices.tsx';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { ImportedPageProps } from './props.ts';
import { ReadingFields } from './reading-fields.tsx';

/** What can be done with an import as far as it is. */
export function ImportForms(props: ImportedPageProps) {
  const { state } = props.found;
  if (state === 'ready') return <Begin {...props} />;
  if (state === 'running' || state === 'done') return <Withdraw {...props} />;
  return null;
}

/** How the file is read and what becomes of it, in one form: what was changed is not confirmed unseen. */
function Begin(props: ImportedPageProps) {
  const { locale, found, problem } = props;
  const m = reviewImportWords[locale].one;
  return (
    <FormName value="begin">
      <form method="post" className="panel" noValidate>
        <ReadingFields {...props} />
        {found.rows > 0 && (
          <Choices
            name="choice"
            legend={m.choose}
            value="wait"
            error={problem === 'choice-missing' && m.problems[problem]}
            choices={[
              { value: 'wait', title: m.wait },
              { value: 'publish', title: m.publish },
            ]}
          />
        )}
        <div className="cluster">
          {found.rows > 0 && (
            <Button variant="primary" name={ACTION_FIELD} value="begin">
              {m.begin(found.rows)}
            </Button>
          )}
          <Button variant="quiet" name={ACTION_FIELD} value="discard">
            {m.discard}
          </Button>
        </div>
      </form>
    </FormName>
  );
}

function Withdraw({ locale }: ImportedPageProps) {
  const m = reviewImportWords[locale].one;
  return (
    <ConfirmButton
      title={m.withdrawTitle}
      text={m.withdrawSure}
      yes={m.withdraw}
      action="withdraw"
    />
  );
}
