import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import { FormName } from '#web/forms/form-name.ts';
import { ReceiverFields } from '#web/operator/receiver-fields.tsx';
import type { TypedReceiver } from '#web/operator/typed-receiver.ts';
import { Button } from '#web/ui/button.tsx';

interface AddReceiverProps {
  m: WebhookMessages;
  formId: string;
  typed?: TypedReceiver | undefined;
  problem?: ReceiverProblem | 'form-old' | undefined;
}

/** The form of a new receiver; what is wrong stands at its field, and what was typed stays. */
export function AddReceiver({ m, formId, typed, problem }: AddReceiverProps) {
  const { add } = m;
  return (
    <section className="panel" aria-labelledby="webhooks-add">
      <h2 id="webhooks-add">{add.title}</h2>
      <form method="post" className="fields" noValidate>
        <FormName value="receiver">
          <input type="hidden" name="formId" value={formId} />
          <ReceiverFields
            m={m}
            typed={typed}
            problem={problem === 'form-old' ? undefined : problem}
          />
          <div className="cluster">
            <Button variant="primary">{add.submit}</Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}
