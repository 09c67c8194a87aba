import { lineName } from '#content/catalogue/package-name.ts';
import type { Order } from '#database/orders.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CareForm } from './care-form.tsx';
import { type CareProps, formState } from './props.ts';

/** Asks which lines a declaration means that names them in words alone. */
export function MeantLines(props: CareProps & { withdrawal: Order['withdrawals'][number] }) {
  const { care, locale, m, withdrawal } = props;
  const words = m.withdrawals;
  const form = `withdrawal-lines-${withdrawal.id}`;
  const { problem, value } = formState(props, form);
  return (
    <CareForm care={care} name={form} action="withdrawal-lines" about={withdrawal.id}>
      <fieldset className="stack stack--small">
        <legend>{words.lines}</legend>
        <p className="small quiet">{words.linesText}</p>
        {care.order.lines.map((line, index) => (
          <CheckboxField
            key={line.position}
            name={`line-${line.position}`}
            label={lineName(line, locale)}
            defaultChecked={value(`line-${line.position}`) !== ''}
            error={index === 0 && problem && m.problems[problem]}
          />
        ))}
      </fieldset>
      <div>
        <Button>{words.saveLines}</Button>
      </div>
    </CareForm>
  );
}
