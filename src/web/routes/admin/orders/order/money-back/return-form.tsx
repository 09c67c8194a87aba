import { dayInPrague } from '#domain/time/calendar.ts';
import { formatMoney } from '#domain/money.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import {
  type MoneyReturnProblem,
  MOST_REASON,
  returnReasons,
  shortEndOf,
} from '#domain/payments/money-back.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Choices } from '#web/admin/form/choices.tsx';
import { moneyBackWords } from '#web/admin/orders/money-back-words.ts';
import { OriginFields } from '#web/admin/orders/origin-link.tsx';
import { DisputeTick } from '#web/routes/admin/orders/order/parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RefundSubject } from './notices.tsx';
import type { MoneyBackProps } from './view.ts';
import { announcedBy } from './return-input.ts';
import { RefundPreview } from './will.tsx';

/** The form; where money went back before, closed beneath what came of that, so that nobody returns it again. */
export function ReturnPart(props: MoneyBackProps) {
  const { view, m, isOpen } = props;
  if (view.stand.returned === 0) return <ReturnForm {...props} />;
  return (
    <details className="after-sales__more" open={isOpen}>
      <summary>{m.form.another}</summary>
      <ReturnForm {...props} />
    </details>
  );
}

const fieldOf: Partial<Record<MoneyReturnProblem, string>> = {
  'amount-unreadable': 'sum',
  'amount-nothing': 'sum',
  'amount-too-much': 'sum',
  'reason-missing': 'reason',
  'reason-too-long': 'own',
  'way-wrong': 'way',
  'day-wrong': 'sentOn',
  'reference-missing': 'reference',
  disputed: 'knowsDispute',
};

/**
 * How much goes back, and why. Enter and the presets only count anew what would happen; nothing goes back
 * but by the one button, for the sum that the sentence above it names.
 */
function ReturnForm(props: MoneyBackProps) {
  const { view, m, input, draft, problem } = props;
  const field = problem && fieldOf[problem];
  const about = view.abouts.find(({ id }) => id === input.about);
  const isElsewhere = problem !== undefined && !field && problem !== 'changed-meanwhile';
  return (
    <FormName value="money-back">
      <form method="post" className="money-back__form stack" noValidate>
        {/* Enter presses the first button of a form. */}
        <button
          type="submit"
          formMethod="get"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden
        >
          {m.form.check}
        </button>
        <input type="hidden" name="id" value={input.id} />
        <input type="hidden" name="returned" value={input.returned} />
        <input type="hidden" name="announced" value={announcedBy(draft)} />
        <input type="hidden" name="about" value={about?.id ?? ''} />
        <OriginFields />
        <h2>{m.form.heading}</h2>
        <RefundSubject {...props} />
        {isElsewhere && <Notice tone="error" title={m.problems[problem]} live />}
        {field && (
          <ErrorSummary
            title={m.summary(1)}
            errors={[{ field, message: m.problems[problem] }]}
            isFocused
          />
        )}
        <Sum {...props} error={field === 'sum' && problem ? m.problems[problem] : undefined} />
        <Reason {...props} field={field} />
        {view.methods !== 'provider' && <ReturnMethod {...props} field={field} />}
        {view.isDisputed && (
          <DisputeTick
            words={m.dispute}
            isTicked={input.knowsDispute !== ''}
            error={field === 'knowsDispute' && problem ? m.problems[problem] : undefined}
          />
        )}
        <RefundPreview {...props} />
      </form>
    </FormName>
  );
}

function Sum(props: MoneyBackProps & { error: string | undefined }) {
  const { view, locale, m, input, error } = props;
  const { proposed, left } = view.stand;
  const words = m.form;
  return (
    <div className="stack stack--small">
      <div className="cluster">
        {proposed > 0 && proposed < left && (
          <Button formMethod="get" name="preset" value="undelivered">
            {words.undelivered(formatMoney(locale, proposed))}
          </Button>
        )}
        <Button formMethod="get" name="preset" value="whole">
          {words.whole(formatMoney(locale, left))}
        </Button>
      </div>
      {proposed === 0 && <p className="small quiet">{sayNoneProposed(props)}</p>}
      <div className="money-back__sum">
        <TextField
          name="sum"
          data-step=""
          label={words.sum}
          hint={words.sumHint(formatMoney(locale, left))}
          error={error}
          defaultValue={input.sum}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
        />
        <Button formMethod="get">{words.check}</Button>
      </div>
    </div>
  );
}

/** Why nothing is proposed for what was not delivered. */
function sayNoneProposed({ view, m }: MoneyBackProps): string {
  if (view.stand.undelivered === 0) return m.form.undeliveredNone;
  const isAgreed = shortEndOf(view.order, [])?.isAgreed;
  return isAgreed ? m.form.undeliveredAgreed : m.form.undeliveredReturned;
}

function Reason({
  view,
  m,
  input,
  draft,
  problem,
  field,
}: MoneyBackProps & { field: string | undefined }) {
  const words = m.form;
  const language = view.order.locale;
  const error = problem && m.problems[problem];
  return (
    <>
      <SelectField
        name="reason"
        label={words.reason}
        defaultValue={input.reason}
        error={field === 'reason' ? error : undefined}
      >
        <option value={NOTHING_CHOSEN}>{words.choose}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {m.reasons[reason]}
          </option>
        ))}
        <option value="own">{words.ownOnly}</option>
      </SelectField>
      <TextField
        name="own"
        label={words.ownReason}
        mark={words.optional}
        hint={words.ownReasonHint(words.languages[language])}
        error={field === 'own' ? error : undefined}
        defaultValue={input.own}
        lang={language}
        maxLength={MOST_REASON}
      />
      {draft.reason !== '' && m !== moneyBackWords[language] && (
        <p className="small quiet breakable">{words.printed(draft.reason)}</p>
      )}
    </>
  );
}

/** By hand where the payment came by transfer, or its way back has shown to be shut. */
function ReturnMethod({
  view,
  m,
  input,
  problem,
  field,
  now,
}: MoneyBackProps & { field: string | undefined }) {
  const words = m.form;
  const error = problem && m.problems[problem];
  return (
    <>
      {view.methods === 'by-hand' ? (
        <>
          <input type="hidden" name="way" value="by-hand" />
          <Notice tone="info">{words.byHandOnly}</Notice>
        </>
      ) : (
        <Choices
          name="way"
          legend={words.method}
          value={input.method === 'by-hand' ? 'by-hand' : 'provider'}
          error={field === 'way' ? error : undefined}
          choices={[
            { value: 'provider', title: words.provider, note: words.providerNote },
            { value: 'by-hand', title: words.byHand, note: words.byHandNote },
          ]}
        />
      )}
      <div className="money-back__by-hand">
        <TextField
          name="sentOn"
          type="date"
          label={words.sentOn}
          max={dayInPrague(now)}
          defaultValue={input.sentOn}
          error={field === 'sentOn' ? error : undefined}
        />
        <TextField
          name="reference"
          label={words.reference}
          defaultValue={input.reference}
          error={field === 'reference' ? error : undefined}
          maxLength={100}
          autoComplete="off"
        />
      </div>
    </>
  );
}
