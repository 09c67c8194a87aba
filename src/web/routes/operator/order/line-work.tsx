import { formatCount } from '#domain/money.ts';
import { isLineHeld } from '#domain/order/held.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { mayBegin, stateOfWork } from '#domain/order/work.ts';
import { CheckboxField, TextField } from '#web/forms/field.tsx';
import { typedIn } from '#web/operator/typed-form.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import { EndButtons, type LineProps, RestForm, problemAt } from './end-line.tsx';
import { NewPromise } from './new-promise.tsx';
import { mayAddRest } from './move-action.ts';

/** Begins a line, reports on it, completes it: a row of small fields and the button that goes on. */
export function LineWorkForm(props: LineProps) {
  const { line, order, now } = props;
  const name = `move-${line.position}`;
  if (order.ending) return null;
  if (line.work === 'completed') {
    const waiting = waitingRefunds(props.waiting);
    return mayAddRest(order, line, { now, waiting }) && <RestForm {...props} />;
  }
  if (line.work === 'waiting') {
    return mayBegin(order, line, now) ? <BeginForm {...props} name={name} /> : null;
  }
  return <ReportForm {...props} name={name} />;
}

function BeginForm({ name, ...props }: LineProps & { name: string }) {
  const { line, order, m } = props;
  const isOnly = order.lines.length === 1;
  return (
    <DeskForm
      {...props}
      name={name}
      action="move"
      line={line.position}
      label={m.line(line.position)}
      className="line-work"
    >
      <Count
        {...props}
        form={name}
        isStep
        name="startCount"
        label={m.startCount}
        value={line.startCount}
      />
      <Button name="to" value="delivering" variant={isOnly ? 'primary' : 'outline'}>
        {m.begin}
      </Button>
      <NewPromise {...props} positions={[line.position]} />
    </DeskForm>
  );
}

function ReportForm({ name, ...props }: LineProps & { name: string }) {
  const { line, order, locale, m } = props;
  const isOnly = order.lines.length === 1 && stateOfWork(order.lines) === 'delivering';
  const isStopped = isLineHeld(order, line);
  const pieces = formatCount(locale, piecesOf(line));
  // Enter presses the first button of a form: beside the question why, that is the one that answers it.
  const isAsked = !isStopped && problemAt(props, name) === 'delivered-short';
  const report = (
    <Button name="to" value="delivering">
      {m.report}
    </Button>
  );
  return (
    <DeskForm
      {...props}
      name={name}
      action="move"
      line={line.position}
      label={m.line(line.position)}
      className="line-work"
    >
      <Count
        {...props}
        form={name}
        name="startCount"
        label={m.startCount}
        value={line.startCount}
      />
      <Count
        {...props}
        form={name}
        isStep
        name="delivered"
        label={m.delivered(pieces)}
        value={line.delivered}
      />
      {!isAsked && report}
      <Explained {...props} form={name} />
      {!isStopped && <EndButtons {...props} form={name} isOnly={isOnly} />}
      {isAsked && report}
    </DeskForm>
  );
}

interface CountProps extends LineProps {
  form: string;
  /** It is what is filled in next. */
  isStep?: boolean;
  name: 'startCount' | 'delivered';
  label: string;
  value: number | null;
}

function Count({ form, isStep, name, label, value, ...props }: CountProps) {
  const { typed, m } = props;
  const problem = problemAt(props, form);
  const isMinePart = name === (problem === 'count-invalid' ? wrongCount(typed) : 'delivered');
  return (
    <TextField
      className="line-work__count"
      data-step={isStep ? '' : undefined}
      name={name}
      label={label}
      defaultValue={typedIn(typed, form, name) ?? value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      error={
        problem && (isMinePart || (name === 'startCount' && !hasDelivered(typed)))
          ? m.problems[problem]
          : undefined
      }
    />
  );
}

/** Which of the two counts is none. */
function wrongCount(typed: LineProps['typed']): string {
  const wrong = typed?.fields.find(
    ([name, value]) =>
      (name === 'startCount' || name === 'delivered') && !/^[\d\s.,]*$/.test(value),
  );
  return wrong?.[0] ?? 'delivered';
}

function hasDelivered(typed: LineProps['typed']): boolean {
  return typed?.fields.some(([name]) => name === 'delivered') ?? false;
}

/** What an unusual count asks for: a tick, or a word. */
function Explained({ form, ...props }: LineProps & { form: string }) {
  const { order, typed, m } = props;
  const problem = problemAt(props, form);
  const note = typedIn(typed, form, 'note') ?? '';
  const isAsked = problem === 'delivered-falls' || problem === 'delivered-short';
  return (
    <>
      {(problem === 'delivered-exceeds' || typedIn(typed, form, 'mayExceed') !== undefined) && (
        <CheckboxField
          name="mayExceed"
          value="yes"
          label={m.exceed}
          className="line-work__wide"
          data-wanted=""
        />
      )}
      {(isAsked || note !== '' || order.refunds.length > 0) && (
        <TextField
          className="line-work__wide"
          data-wanted={isAsked ? '' : undefined}
          name="note"
          label={isAsked ? m.noteWhy[problem] : m.note}
          defaultValue={note}
          maxLength={500}
        />
      )}
    </>
  );
}
