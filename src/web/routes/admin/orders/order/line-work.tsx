import type { ReactNode } from 'react';
import { formatDay } from '#content/moments.ts';
import { formatCount } from '#domain/money.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { isLineHeld } from '#domain/delivery/hold.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { promisedIfBegun } from '#domain/delivery/promised-end.ts';
import {
  isLineCount,
  mayBegin,
  readLineCount,
  stateOfWork,
  wholeMove,
} from '#domain/delivery/work.ts';
import { ActionForm, type FormFrame } from '#web/admin/page/action-forms.tsx';
import { CheckboxField, TextField } from '#web/forms/field.tsx';
import { isNewDay } from '#web/admin/figures/new-day.ts';
import { Button } from '#web/ui/button.tsx';
import { useOrderForm } from './actions.ts';
import { mayAddRest } from './move.ts';
import { type OrderPageLine, useOrderPage } from './load-order.ts';
import { OrderEmailText } from './parts.tsx';

interface LineProps {
  line: OrderPageLine;
}

/** Begins a line, reports on it, completes it: a row of small fields and the button that goes on. */
export function LineWork({ line }: LineProps) {
  const { order, now, waiting } = useOrderPage();
  if (order.ending) return null;
  if (line.work === 'completed') {
    const isRestOpen = mayAddRest(order, line, { now, waiting: waitingRefunds(waiting) });
    return isRestOpen && <RestForm line={line} />;
  }
  if (line.work !== 'waiting') return <ReportForm line={line} />;
  return mayBegin(order, line, now) ? <BeginForm line={line} /> : null;
}

type MoveForm = ReturnType<typeof useOrderForm<'move'>>;

function LineForm({ form, line, children }: LineProps & { form: FormFrame; children: ReactNode }) {
  const { m } = useOrderPage();
  const { position } = line;
  return (
    <ActionForm
      form={form}
      hidden={{ line: position }}
      label={m.line(position)}
      className="line-work"
    >
      {children}
    </ActionForm>
  );
}

function BeginForm({ line }: LineProps) {
  const { order, m } = useOrderPage();
  const form = useOrderForm('move', line.position);
  const all = useOrderForm('move-all');
  const isOnly = order.lines.length === 1;
  return (
    <LineForm form={form} line={line}>
      <Count
        form={all.isPosted ? withCountOf(all, line.position) : form}
        isStep
        name="startCount"
        label={m.startCount}
        count={line.startCount}
      />
      <Button name="to" value="delivering" variant={isOnly ? 'primary' : 'outline'}>
        {m.begin}
      </Button>
      <NewPromise positions={[line.position]} />
    </LineForm>
  );
}

/** Where all lines were to begin at once, what was typed for one of them. */
function withCountOf(
  { problem, value }: Pick<MoveForm, 'problem' | 'value'>,
  position: number,
): CountProps['form'] {
  return {
    problem: problem === 'count-invalid' ? problem : undefined,
    value: (field) => value(`${field}-${position}`),
  };
}

function ReportForm({ line }: LineProps) {
  const { order, locale, m } = useOrderPage();
  const form = useOrderForm('move', line.position);
  const isStopped = isLineHeld(order, line);
  const units = formatCount(locale, countUnits(line));
  // Enter presses the first button of a form: beside the question why, that is the one that answers it.
  const isAsked = !isStopped && form.problem === 'delivered-short';
  const report = (
    <Button name="to" value="delivering">
      {m.report}
    </Button>
  );
  return (
    <LineForm form={form} line={line}>
      <Count form={form} name="startCount" label={m.startCount} count={line.startCount} />
      <Count
        form={form}
        isStep
        name="delivered"
        label={m.delivered(units)}
        count={line.delivered}
      />
      {!isAsked && report}
      <Explained form={form} />
      {!isStopped && <EndButtons form={form} line={line} />}
      {isAsked && report}
    </LineForm>
  );
}

interface CountProps {
  form: Pick<MoveForm, 'problem' | 'value'>;
  /** It is what is filled in next. */
  isStep?: boolean;
  name: 'startCount' | 'delivered';
  label: string;
  count: number | null;
}

function Count({ form, isStep, name, label, count }: CountProps) {
  const { m } = useOrderPage();
  const { problem, value } = form;
  const isWrong =
    problem === 'count-invalid'
      ? !isLineCount(readLineCount(value(name) ?? ''))
      : name === 'delivered' || value('delivered') === undefined;
  return (
    <TextField
      className="line-work__count"
      data-step={isStep ? '' : undefined}
      name={name}
      label={label}
      defaultValue={value(name) ?? count ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      error={problem && isWrong && m.problems[problem]}
    />
  );
}

/** What an unusual count asks for: a tick, or a word. */
function Explained({ form: { problem, value } }: { form: MoveForm }) {
  const { order, m } = useOrderPage();
  const note = value('note') ?? '';
  const isAsked = problem === 'delivered-falls' || problem === 'delivered-short';
  return (
    <>
      {(problem === 'delivered-exceeds' || value('mayExceed') !== undefined) && (
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

/**
 * The buttons that end a line, each with the count that it writes: everything, or less, which is asked about first.
 * After a question there is the one button that answers it.
 */
function EndButtons({ form, line }: LineProps & { form: MoveForm }) {
  const { order, locale, m } = useOrderPage();
  const count = (value: number) => formatCount(locale, value);
  const units = countUnits(line);
  const { problem, refused } = form;
  const isOnly = order.lines.length === 1 && stateOfWork(order.lines) === 'delivering';
  const variant = isOnly ? 'primary' : 'outline';
  const whole = m.completeAs(count(wholeMove(line).delivered ?? units), count(units));
  if (problem === 'delivered-short') {
    const asked = readLineCount(form.value('delivered') ?? '') ?? line.delivered;
    return (
      <>
        {refused?.preview && (
          <div className="line-work__wide">
            <OrderEmailText preview={refused.preview} order={order} isOpen />
          </div>
        )}
        <Button name="to" value={`end-${asked}`} variant={variant} icon="check">
          {m.endAs(count(asked), count(units))}
        </Button>
      </>
    );
  }
  if (problem === 'whole-unsure') {
    return (
      <Button name="to" value="whole-sure" variant={variant} icon="check" data-wanted="">
        {m.sureWhole(whole)}
      </Button>
    );
  }
  return (
    <>
      <Button name="to" value="whole" variant={variant} icon="check">
        {whole}
      </Button>
      {line.delivered < units && (
        <Button name="to" value="end">
          {line.delivered > 0 ? m.endAt(count(line.delivered), count(units)) : m.endShort}
        </Button>
      )}
    </>
  );
}

/** Of a line that ended short the rest can still be delivered. */
function RestForm({ line }: LineProps) {
  const { locale, m } = useOrderPage();
  return (
    <LineForm form={useOrderForm('rest', line.position)} line={line}>
      <Button name="to" value="whole">
        {m.restDelivered(formatCount(locale, countUnits(line)))}
      </Button>
    </LineForm>
  );
}

/** Until when everything is promised once these lines begin, where that is another day than now. */
export function NewPromise({ positions }: { positions: readonly number[] }) {
  const { order, now, locale, m } = useOrderPage();
  const promised = promisedIfBegun(order, positions, now);
  if (!isNewDay(promised, order.promisedAt)) return null;
  return <span className="small quiet">{m.newPromise(formatDay(locale, promised))}</span>;
}
