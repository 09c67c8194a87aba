import { Fragment } from 'react';
import { formatDay } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { OrderRowFacts } from '#database/orders/order-rows.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { type BulkActKind, type BulkPlan, takesText } from '#domain/admin/bulk-action.ts';
import { type EmailNames, emailNames as csNames } from '#messages/cs/admin/outbox.ts';
import type { BulkMessages } from '#messages/cs/admin/bulk.ts';
import { emailNames as enNames } from '#messages/en/admin/outbox.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { isNewDay } from '#web/admin/figures/new-day.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BulkTable } from './bulk-table.tsx';
import { type LineCount, plansOf } from './choose.ts';
import { CONFIRM_FORM, Counts, openCounts, outcomeId } from './counts.tsx';

const emailNames: PerLocale<EmailNames> = { cs: csNames, en: enNames };

interface Planned {
  row: OrderRowFacts;
  plan: BulkPlan;
  shown: string;
  /** Until when everything is promised once it has begun. */
  promised: Date | null;
  counts: readonly LineCount[];
}

interface DryRunProps {
  locale: Locale;
  m: BulkMessages;
  kind: BulkActKind | undefined;
  back: string;
  formId: string;
  planned: readonly Planned[];
  isBound: boolean;
  text: string;
  /** What is typed for counts, by `countKey`. */
  inputs?: Readonly<Record<string, string>> | undefined;
  problem: string | undefined;
}

/** What an act would do to each of the chosen orders, before anything is done. */
export function DryRunPage(props: DryRunProps) {
  const { m, kind, back, planned, isBound, locale, problem } = props;
  const orders = adminHref('operatorOrders');
  const open = openCounts(planned.flatMap(({ counts }) => counts));
  return (
    <div className="admin-page bulk">
      <a className="line-link" href={back === '' ? orders : `${orders}?${back}`}>
        ← {m.back}
      </a>
      <h1>{kind ? m.title(m.acts[kind]) : m.nothingChosen.title}</h1>
      {kind && planned.length > 0 ? (
        <>
          <Notice>{m.dryRun}</Notice>
          {problem === 'plan-changed' && (
            <Notice tone="warning" live>
              {m.planChanged}
            </Notice>
          )}
          {isBound && (
            <Notice tone="warning">{m.bound(formatCount(locale, planned.length))}</Notice>
          )}
          <Confirm {...props} kind={kind} />
          <BulkTable
            caption={m.caption}
            middle={kind === 'complete' ? m.columns.counts : undefined}
            last={m.columns.outcome}
            m={m}
            locale={locale}
          >
            {planned.map(({ row, plan, promised, counts }) => ({
              row,
              middle: <Counts {...{ row, counts, open, locale, m }} inputs={props.inputs} />,
              outcome: <Outcome row={row} {...{ plan, promised, kind, locale, m }} />,
            }))}
          </BulkTable>
        </>
      ) : (
        <EmptyState title={m.nothingChosen.title}>
          {kind ? m.nothingChosen.text : m.actUnknown}
        </EmptyState>
      )}
    </div>
  );
}

/** The sum of it, what has to be typed, and the button that does it. */
function Confirm({ m, kind, planned, formId, text, problem }: DryRunProps & { kind: BulkActKind }) {
  const able = planned.filter(({ plan }) => plan.ok);
  const emails = able.reduce((sum, { plan }) => sum + (plan.ok ? plan.emails.length : 0), 0);
  const mayCount = planned.some(({ counts }) => counts.some(({ isAsked }) => isAsked));
  if (able.length === 0 && !mayCount) return <Notice tone="warning">{m.nothingToDo}</Notice>;
  const takes = takesText(kind);
  const field = problem && problem in m.fieldProblems ? problem : undefined;
  return (
    <FormName value="bulk">
      <form
        id={CONFIRM_FORM}
        className="bulk__confirm"
        method="post"
        action={adminHref('operatorBulk')}
      >
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="act" value={kind} />
        <Previewed of={plansOf(planned)} />
        <input
          type="hidden"
          name="numbers"
          value={planned.map(({ row }) => row.number).join(' ')}
        />
        <p>
          {m.sum(able.length, planned.length - able.length)} {m.emails(emails)}
        </p>
        {problem === 'counts-refused' && <Notice tone="error">{m.countsRefused}</Notice>}
        {takes && (
          <TextAreaField
            name="text"
            label={kind === 'hold' || kind === 'complete' ? m.texts[kind] : m.texts.note}
            defaultValue={text}
            rows={3}
            required={takes === 'needed'}
            error={field && m.fieldProblems[field as keyof BulkMessages['fieldProblems']]}
          />
        )}
        <Button variant="primary">{mayCount ? m.confirmCounts : m.confirm(able.length)}</Button>
      </form>
    </FormName>
  );
}

interface OutcomeProps extends Pick<Planned, 'row' | 'plan' | 'promised'> {
  kind: BulkActKind;
  locale: Locale;
  m: BulkMessages;
}

function Outcome({ row, plan, promised, kind, locale, m }: OutcomeProps) {
  if (!plan.ok)
    return (
      <span className="bulk__not" id={outcomeId(row)}>
        <Icon name="close" size="small" />
        {m.problems[plan.problem]}
      </span>
    );
  // One goes for each package: as many are named as the sum above counts.
  const emails = [...new Set(plan.emails)].map((email) => ({
    email,
    says: m.email(emailNames[locale][email], plan.emails.filter((each) => each === email).length),
  }));
  return (
    <span className="bulk__will">
      <Icon name="check" size="small" />
      <span>
        {m.will[kind](m.lines(plan.positions.length))}
        {isNewDay(promised, row.promisedAt) && `; ${m.promised(formatDay(locale, promised))}`}
        {emails.map(({ email, says }) => (
          <Fragment key={email}>
            {'; '}
            {isKnownBefore(email) ? (
              <a href={previewOf(row.number, email)} target="_blank" rel="noreferrer">
                {says}
              </a>
            ) : (
              says
            )}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** What a hold says, and at which count a line ends short, is typed on this page; every other e-mail can be read before. */
function isKnownBefore(email: OrderEmailKind): boolean {
  return email !== 'order-held-customer' && email !== 'order-short-customer';
}

function previewOf(number: number, email: OrderEmailKind): string {
  return adminHref('operatorEmailHtml', { number: String(number), email });
}
