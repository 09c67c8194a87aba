import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import { keysOf } from '#domain/records.ts';
import { FormName } from '#web/forms/form-name.ts';
import { ReceiverFields } from '#web/operator/receiver-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ReceiverPageProps } from './receiver-props.ts';

/** Changes name, address and events; open where something is wrong with what was typed. */
export function ChangeReceiver(props: ReceiverPageProps) {
  const { m, formId, receiver, seen, problem, typed } = props;
  const atField = fieldProblem(props);
  const isOpen = atField !== undefined || problem === 'receiver-changed';
  return (
    <details className="sure sure--calm" open={isOpen}>
      <summary>{m.receiver.change}</summary>
      <form method="post" className="fields" noValidate>
        <FormName value="change">
          <input type="hidden" name="formId" value={formId} />
          {/* Who was refused has been shown how it stands by now. */}
          <input type="hidden" name="seen" value={seen} />
          <ReceiverFields m={m} typed={isOpen ? typed?.receiver : receiver} problem={atField} />
          <div className="cluster">
            <Button name="intent" value="change" variant="primary">
              {m.receiver.saveChange}
            </Button>
          </div>
        </FormName>
      </form>
    </details>
  );
}

/** What is wrong with a field of a receiver; undefined where it is something else. */
export function fieldProblem({
  m,
  problem,
}: Pick<ReceiverPageProps, 'm' | 'problem'>): ReceiverProblem | undefined {
  return keysOf(m.problems).find((one) => one === problem);
}
