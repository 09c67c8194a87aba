import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { type PersonView, viewPerson } from '#database/people/view-person.ts';
import { listErasures } from '#database/people/erasures.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { readPersonAddress } from '#domain/people/erasure.ts';
import { isUuid } from '#domain/uuid.ts';
import { askErasure } from '#flows/people/ask-erasure.ts';
import { carryOutErasure } from '#flows/people/carry-out-erasure.ts';
import { eraseFromLog } from '#flows/people/erase-from-log.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import type { Route } from './+types/route.ts';
import { loadConsents, loadResult } from './load-data.ts';
import { type DataAnswer, DataPage } from './page.tsx';
import { dataWords } from './words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const kept = keptFields(keptForm);
  const gone = searchParams.get('gone') ?? '';
  return {
    locale,
    formId: randomUUID(),
    kept: kept && { email: kept('email'), value: kept('value') },
    gone: /^\d{1,6}$/.test(gone) ? Number(gone) : undefined,
    result: await loadResult(services, searchParams.get('erasure')),
    consents: await loadConsents(services, searchParams),
    erasures: await listErasures(services.db, readCursor(searchParams)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const field = postedFields(await request.formData());
  switch (field('intent')) {
    case 'look':
      return answer(await look(shop, field('email')));
    case 'ask': {
      const seen = await look(shop, field('email'));
      return answer(seen.person ? { ...seen, isAsking: true } : seen);
    }
    case 'erase':
      return erase(shop, field);
    case 'erase-log':
      return eraseLogged(shop, field('value').trim());
    default:
      return answer({ typed: field('email'), problem: 'form-invalid' });
  }
}

function answer(seen: DataAnswer) {
  return data(seen, { status: seen.problem ? 422 : 200 });
}

async function look({ services }: OperatorContext, typed: string): Promise<DataAnswer> {
  const address = readPersonAddress(typed);
  if (address === undefined) return { typed, problem: 'address-invalid' };
  const person: PersonView = await viewPerson(services.db, address, services.clock());
  return { typed, person };
}

/** Whoever confirms waits for it; what takes longer, or is away, is the job's. */
async function erase(shop: OperatorContext, field: PostedFields) {
  const { services, operator } = shop;
  const [formId, typed] = [field('id'), field('email')];
  if (!isUuid(formId)) return answer({ typed, problem: 'form-invalid' });
  const asked = await askErasure(services, { formId, address: typed, operator });
  if (!asked.ok) return answer({ ...(await look(shop, typed)), problem: asked.problem });
  try {
    await carryOutErasure(services, asked.id);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
  return onTo(withQuery(href('operatorData', 'cs'), { erasure: asked.id }));
}

async function eraseLogged({ services, operator }: OperatorContext, value: string) {
  if (value === '') return answer({ typed: '', problem: 'value-missing' });
  const { erased } = await eraseFromLog(services, { values: [value], operator });
  return onTo(withQuery(href('operatorData', 'cs'), { gone: String(erased) }));
}

export const headers = answerHeaders;

export default function DataRoute({ loaderData, actionData }: Route.ComponentProps) {
  const m = dataWords[loaderData.locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <DataPage {...loaderData} m={m} answer={actionData} />
    </>
  );
}
