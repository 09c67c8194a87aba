import { adminHref } from '#domain/addresses.ts';
import { makeToken, revokeToken } from '#flows/api/manage-tokens.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { defineActions, toOutcome } from '#web/admin/page/actions.ts';
import { fieldsOf } from '#web/admin/form/form-input.ts';

const subject = async () => ({ here: adminHref('operatorTokens') });

export const tokenActions = defineActions(
  { subject },
  {
    make: {
      run: async ({ services, operator, field, posted }) => {
        const chosen = fieldsOf(posted).filter(([name]) => name === 'scope');
        const made = await makeToken(services, operator, {
          id: field('id'),
          name: field('name'),
          scopes: chosen.map(([, scope]) => scope),
          lastDay: field('lastDay'),
        });
        return made.ok ? { ok: 'shown', made: { name: made.name, secret: made.secret } } : made;
      },
    },
    revoke: {
      run: async ({ services, operator, field }) =>
        toOutcome(await revokeToken(services, operator, field('id')), 'revoked'),
    },
  },
);

export const {
  ActionForms: TokenForms,
  useForm: useTokenForm,
  useAnswer: useTokenAnswer,
} = actionForms(tokenActions);
