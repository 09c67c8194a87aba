import { adminHref } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { addReceiver } from '#flows/webhooks/keep-receivers.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { defineActions } from '#web/admin/page/actions.ts';
import { readReceiverFields, receiverFields } from '#web/admin/webhooks/receiver-fields.tsx';

const subject = async () => ({ here: adminHref('operatorWebhooks') });

export const webhookActions = defineActions(
  { subject },
  {
    add: {
      fields: receiverFields,
      run: async ({ services, operator, field }) => {
        const form = field('formId');
        if (!isUuid(form)) return { ok: false, problem: 'form-old' };
        const fields = readReceiverFields(field);
        const done = await addReceiver(services, { form, by: operator, fields });
        // The same form pressed twice gets the same secret twice.
        return done.ok ? { ok: 'shown', added: { id: done.id, secret: done.secret } } : done;
      },
    },
  },
);

export const {
  ActionForms: WebhookForms,
  useForm: useWebhookForm,
  useAnswer: useWebhookAnswer,
} = actionForms(webhookActions);
