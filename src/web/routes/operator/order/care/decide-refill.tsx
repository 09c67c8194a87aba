import { MAX_ANSWER } from '#domain/order/settling.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { decisionOf } from './care-action.ts';
import { CareForm } from './care-form.tsx';
import { EmailSeen } from './email-seen.tsx';
import { MoneyLink } from './money-link.tsx';
import { type RefillProps, formState } from './props.ts';

/**
 * What can be decided of a refill that is open: to begin it or end it, or to refuse it and say why. Of one that a
 * complaint was settled with the money can go back instead.
 */
export function DecideRefill(props: RefillProps) {
  const { refill, care, m, mayReturnMoney } = props;
  return (
    <>
      <GoOn {...props} />
      {refill.complaintId === null ? (
        <Refuse {...props} />
      ) : (
        mayReturnMoney &&
        care.left > 0 && (
          <p>
            <MoneyLink care={care} about={refill.id} reason="complaint">
              {m.refills.money}
            </MoneyLink>
          </p>
        )
      )}
    </>
  );
}

function GoOn(props: RefillProps) {
  const { care, m, refill } = props;
  const words = m.refills;
  const to = refill.state === 'asked' ? 'running' : 'done';
  const form = `refill-${refill.id}`;
  const { problem, preview } = formState(props, form);
  return (
    <CareForm care={care} name={form} action="refill" about={refill.id}>
      <input type="hidden" name="to" value={to} />
      {problem && <p className="field__error">{m.problems[problem]}</p>}
      {preview && (
        <EmailSeen {...{ preview, m }} language={care.order.locale} of={decisionOf(to, '')} />
      )}
      <div>
        <Button variant={preview ? 'primary' : 'outline'} data-wanted={preview ? '' : undefined}>
          {preview ? words.confirm[to] : to === 'running' ? words.begin : words.done}
        </Button>
      </div>
    </CareForm>
  );
}

function Refuse(props: RefillProps) {
  const { care, m, refill } = props;
  const words = m.refills;
  const form = `refuse-${refill.id}`;
  const { isMine, problem, preview, value } = formState(props, form);
  const { locale: language } = care.order;
  return (
    <details className="care__more" open={isMine}>
      <summary>{words.refuse}</summary>
      <CareForm care={care} name={form} action="refill" about={refill.id}>
        <input type="hidden" name="to" value="refused" />
        <TextAreaField
          name="reason"
          label={words.reason}
          hint={m.write(m.languages[language])}
          lang={language}
          rows={3}
          maxLength={MAX_ANSWER}
          defaultValue={value('reason')}
          error={problem && m.problems[problem]}
        />
        {preview && (
          <EmailSeen {...{ preview, language, m }} of={decisionOf('refused', value('reason'))} />
        )}
        <div>
          <Button
            variant={preview ? 'secondary' : 'outline'}
            data-wanted={preview ? '' : undefined}
          >
            {preview ? words.confirmRefuse : m.preview}
          </Button>
        </div>
      </CareForm>
    </details>
  );
}
