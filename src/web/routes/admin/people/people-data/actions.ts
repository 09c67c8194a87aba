import { viewPerson } from '#database/people/view-person.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { readPersonAddress } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import { askErasure, carryOutErasure, eraseFromLog } from '#flows/people/erasures.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';

const subject = async () => ({ here: adminHref('operatorData') });

type DataAsked = Asked<Awaited<ReturnType<typeof subject>>>;

export const dataActions = defineActions(
  { subject },
  {
    look: { fields: { email: ['address-invalid'] }, run: look },
    ask: {
      async run(asked) {
        const seen = await look(asked);
        return 'person' in seen ? { ...seen, isAsking: true } : seen;
      },
    },
    erase: { run: erase },
    'erase-log': { fields: { value: ['value-missing'] }, run: eraseLogged },
  },
);

export const {
  ActionForms: DataForms,
  useForm: useDataForm,
  useAnswer: useDataAnswer,
} = actionForms(dataActions);

/** Shows what is held of one person. */
async function look({ services, field }: DataAsked) {
  const address = readPersonAddress(field('email'));
  if (address === undefined) return { ok: false, problem: 'address-invalid' } as const;
  return { ok: false, person: await viewPerson(services.db, address, services.clock()) } as const;
}

/** Whoever confirms waits for it; what takes longer, or is away, is the job's. */
async function erase(asked: DataAsked) {
  const { services, operator, field, here } = asked;
  const formId = field('id');
  if (!isUuid(formId)) return { ok: false, problem: 'form-invalid' } as const;
  const erasing = await askErasure(services, { formId, address: field('email'), operator });
  if (!erasing.ok) {
    return { ...(await look(asked)), problem: erasing.problem };
  }
  try {
    await carryOutErasure(services, erasing.id);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
  return { ok: true, to: withQuery(here, { erasure: erasing.id }) } as const;
}

async function eraseLogged({ services, operator, field, here }: DataAsked) {
  const value = field('value').trim();
  if (value === '') return { ok: false, problem: 'value-missing' } as const;
  const { erased } = await eraseFromLog(services, { values: [value], operator });
  return { ok: true, to: withQuery(here, { gone: String(erased) }) } as const;
}
