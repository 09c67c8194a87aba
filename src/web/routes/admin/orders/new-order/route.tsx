import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data, redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { PerLocale } from '#domain/locale.ts';
import { isUuid } from '#domain/uuid.ts';
import { enterOrder, priceOf } from '#flows/orders/enter-order.ts';
import { type NewOrderMessages, newOrder as cs } from '#messages/cs/admin/orders/orders.ts';
import { newOrder as en } from '#messages/en/admin/orders/orders.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { fieldsOf, toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';
import { NewOrderPage } from './page.tsx';
import { readNewOrder, rowsIn } from './read-new-order.ts';

const messages: PerLocale<NewOrderMessages> = { cs, en };

export function loader({ context }: Route.LoaderArgs) {
  const { locale, offering, keptForm } = operatorOf(context);
  const { catalogue } = offering;
  return { locale, catalogue, formId: crypto.randomUUID(), kept: toFormInput(keptForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, offering, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const input = toFormInput(fieldsOf(posted));
  if (field(ACTION_FIELD) === 'more') return data({ input, rows: rowsIn(field, 1) });
  const rows = rowsIn(field);
  const read = readNewOrder({ ...offering, shop: services.shop }, field, services.clock());
  if (!read.ok) return data({ input, rows, problems: read.problems }, { status: 422 });
  const priced = priceOf(offering, read.read);
  const id = field('id');
  const previewed = shownOf(read.read);
  const isEntered =
    field(ACTION_FIELD) === 'enter' && isUuid(id) && isAsPreviewed(field, previewed);
  if (!isEntered) return data({ input, rows, priced, previewed });
  const seenTotal = Number(field('seenTotal'));
  const entered = await enterOrder(services, offering, { ...read.read, id, operator, seenTotal });
  if (entered.ok) {
    return redirect(adminHref('operatorOrder', { number: String(entered.number) }), 303);
  }
  return data({ input, rows, priced, previewed, isChanged: true }, { status: 409 });
}

/** Of the money the day is shown: what came today is dated by the moment of the press. */
function shownOf({ payment, ...read }: Parameters<typeof priceOf>[1] & object) {
  const day = payment.how === 'transfer' && dayInPrague(payment.paidAt);
  return { ...read, payment: day ? { ...payment, paidAt: day } : payment };
}

export const headers = answerHeaders;

export default function NewOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept } = loaderData;
  const m = messages[locale];
  const answer = actionData ?? { input: kept, rows: rowsIn(fieldOfKept(kept)) };
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${m.title} – ${shop.brand}`}</title>
      <NewOrderPage {...loaderData} m={m} {...answer} />
    </>
  );
}

function fieldOfKept(kept: Route.ComponentProps['loaderData']['kept']) {
  return (name: string) => kept?.fields.find(([key]) => key === name)?.[1] ?? '';
}
