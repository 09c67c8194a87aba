import type { DataMessages } from '#messages/cs/operator/data.ts';
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
        <table className="list-table list-table--named">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.terms}</th>
              <th scope="col">{words.request}</th>
              <th scope="col">{words.given}</th>
              <th scope="col">{words.orders}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ termsVersion, consentVersion, isGiven, orders }) => (
              <tr key={`${termsVersion} ${consentVersion} ${isGiven}`}>
                <th scope="row" data-label={words.terms}>
                  {termsVersion}
                </th>
                <td data-label={words.request}>{consentVersion ?? '–'}</td>
                <td data-label={words.given}>{answerOf(words, isGiven)}</td>
                <td data-label={words.orders} className="tabular">
                  {orders}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
