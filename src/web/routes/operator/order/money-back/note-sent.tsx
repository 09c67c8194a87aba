import { dayInPrague } from '#domain/calendar.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import { Button } from '#web/ui/button.tsx';
import type { RefundLine } from './refund-lines.ts';

interface NoteSentProps {
  line: RefundLine;
  m: MoneyBackMessages;
  /** Where the form goes. */
  back: string;
  now: Date;
}

/** Says that what is owed was sent from the bank: when, and by what it is found there. */
export function NoteSent({ line, m, back, now }: NoteSentProps) {
  const words = m.form;
  const today = dayInPrague(now);
  return (
    <FormName value={`sent-${line.id}`}>
      <form method="post" action={back} className="stack stack--small">
        <input type="hidden" name="refund" value={line.id} />
        <TextField
          name="sentOn"
          type="date"
          label={words.sentOn}
          max={today}
          defaultValue={today}
          required
        />
        <TextField
          name="reference"
          label={words.reference}
          maxLength={100}
          autoComplete="off"
          required
        />
        <div>
          <Button>{words.sent}</Button>
        </div>
      </form>
    </FormName>
  );
}
