import { formatCount } from '#domain/money.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { wholeMove } from '#domain/order/work.ts';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import type { DeskLine, DeskProps } from './desk-props.ts';
import { EmailText } from './email-text.tsx';
import { readCount } from './move-action.ts';

export type LineProps = DeskProps & { line: DeskLine };

/** Why a form about a line was refused; undefined where another one was sent. */
export function problemAt({ line, typed, refused }: LineProps, form: string) {
  const isMine = refused?.position === line.position && typed?.form === form;
  return isMine ? refused.problem : undefined;
}

/**
 * The buttons that end a line, each with the count that it writes: everything, or less, which is asked about first.
 * After a question there is the one button that answers it.
 */
export function EndButtons(props: LineProps & { form: string; isOnly: boolean }) {
  const { line, order, locale, m, refused, form, isOnly } = props;
  const count = (value: number) => formatCount(locale, value);
  const pieces = piecesOf(line);
  const problem = problemAt(props, form);
  const variant = isOnly ? 'primary' : 'outline';
  const whole = m.completeAs(count(wholeMove(line).delivered ?? pieces), count(pieces));
  if (problem === 'delivered-short') {
    const wanted = readCount(typedIn(props.typed, form, 'delivered') ?? '') ?? line.delivered;
    return (
      <>
        {refused?.preview && (
          <div className="line-work__wide">
            <EmailText preview={refused.preview} order={order} m={m} isOpen />
          </div>
        )}
        <Button name="to" value={`end-${wanted}`} variant={variant} icon="check">
          {m.endAs(count(wanted), count(pieces))}
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
      {line.delivered < pieces && (
        <Button name="to" value="end">
          {line.delivered > 0 ? m.endAt(count(line.delivered), count(pieces)) : m.endShort}
        </Button>
      )}
    </>
  );
}

/** Of a line that ended short the rest can still be delivered. */
export function RestForm(props: LineProps) {
  const { line, locale, m } = props;
  const pieces = formatCount(locale, piecesOf(line));
  return (
    <DeskForm
      {...props}
      name={`rest-${line.position}`}
      action="move"
      line={line.position}
      label={m.line(line.position)}
      className="line-work"
    >
      <Button name="to" value="whole">
        {m.restDelivered(pieces)}
      </Button>
    </DeskForm>
  );
}
