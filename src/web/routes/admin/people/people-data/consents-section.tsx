import type { DataMessages } from '#messages/cs/admin/data.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { ConsentsPart } from './load-data.ts';
import { answerOf } from './person-section.tsx';

interface ConsentsProps {
  m: DataMessages;
  consents: ConsentsPart;
}

/** Under which version of terms and request orders were made, of days that can be chosen (rules 75). */
export function ConsentsSection({ m: { consents: words }, consents }: ConsentsProps) {
  const { from, to, problem, counts } = consents;
  const day = { type: 'date' as const, autoComplete: 'off' };
  return (
    <section className="panel" aria-labelledby="data-consents">
      <h2 id="data-consents">{words.title}</h2>
      <p className="small">{words.lead}</p>
      <form method="get" className="fields data-days" noValidate>
        <FormName value="consents">
          <TextField
            {...day}
            name="from"
            label={words.from}
            defaultValue={from}
            error={problem && words[problem]}
          />
          <TextField {...day} name="to" label={words.to} defaultValue={to} />
          <div className="cluster">
            <Button>{words.submit}</Button>
          </div>
        </FormName>
      </form>
      {counts.length === 0 ? (
        !problem && <p>{words.none}</p>
      ) : (
        <ListTable
          caption={words.caption}
          look="list-table list-table--named"
          rows={counts}
          keyOf={({ termsVersion, consentVersion, isGiven }) =>
            `${termsVersion} ${consentVersion} ${isGiven}`
          }
          columns={[
            { head: words.terms, isName: true, render: ({ termsVersion }) => termsVersion },
            { head: words.request, render: ({ consentVersion }) => consentVersion ?? '–' },
            { head: words.given, render: ({ isGiven }) => answerOf(words, isGiven) },
            { head: words.orders, className: 'tabular', render: ({ orders }) => orders },
          ]}
        />
      )}
    </section>
  );
}
