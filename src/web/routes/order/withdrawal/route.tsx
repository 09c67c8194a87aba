import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { type Declaration, readDeclaration } from '#domain/withdrawals/withdrawal.ts';
import { isUuid } from '#domain/uuid.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { declareWithdrawal } from '#flows/withdrawals/declare-withdrawal.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import {
  type KnownOrder,
  type WithdrawalDraft,
  findKnownOrder,
  isDeclared,
  readWithdrawalDraft,
  writeWithdrawalDraft,
} from './known-order.ts';
import { type WithdrawalView, readChosen, readLines } from './view.ts';
import { WithdrawalPage } from './page.tsx';
import type { Words } from '#messages/words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, origin } = shopOf(context);
  const query = new URL(request.url).searchParams;
  const draft = readWithdrawalDraft(request.headers.get('Cookie'), locale, namingAt(origin));
  const view = viewOf(query.get('step'), draft);
  if (!view) throw toStep(locale, 'done');
  if (view.step === 'done' && !view.received && !(await isDeclared(context, query.get('id')))) {
    throw redirect(href('withdrawal', locale), 303);
  }
  const token = query.get('order') ?? (view.step === 'declare' ? view.order : (draft?.order ?? ''));
  const known = await findKnownOrder(context, token);
  const isOfOrder = view.step === 'declare' && known !== undefined && query.has('order');
  // What was typed for this order already stays as it was left.
  const isFresh = isOfOrder && view.order !== token;
  return {
    locale,
    view: isFresh ? { ...view, input: known.input, lines: [], order: token } : view,
    // The number can be typed over: then these are not the packages that are withdrawn from.
    items: view.step === 'confirm' && isOf(known, view.declaration) ? known.items : [],
    withdrawnAt: isOfOrder ? known.withdrawnAt : undefined,
    choices: known?.choices,
  };
}

function isOf(known: KnownOrder | undefined, { number }: Declaration): known is KnownOrder {
  return known !== undefined && known.number === readOrderNumber(number);
}

/** Undefined where a draft that was confirmed is asked for again: it is no draft any more. */
function viewOf(
  step: string | null,
  draft: WithdrawalDraft | undefined,
): WithdrawalView | undefined {
  if (step === 'done') return { step, received: draft && receivedOf(draft) };
  if (step === 'confirm' && draft) {
    return draft.declaredAt === null ? { step, ...split(draft) } : undefined;
  }
  const unsent = draft?.declaredAt === null ? draft : undefined;
  return {
    step: 'declare',
    input: unsent ? split(unsent).declaration : nothing,
    order: unsent?.order ?? '',
    lines: unsent?.lines ?? [],
    problems: {},
    isLost: step === 'confirm',
  };
}

const nothing: Declaration = { name: '', number: '', email: '', part: '', reason: '' };

function split({
  id,
  order,
  name,
  number,
  email,
  part,
  reason,
  lines,
}: Omit<WithdrawalDraft, 'declaredAt'>) {
  return { id, order, lines, declaration: { name, number, email, part, reason } };
}

function receivedOf({ declaredAt, ...draft }: WithdrawalDraft) {
  return declaredAt === null ? undefined : { at: new Date(declaredAt), ...split(draft) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const field = postedFields(await request.formData());
  const chosen = readChosen(field);
  const input = { ...inputIn(field), ...(chosen && { part: chosen.part }) };
  const lines = chosen?.lines ?? readLines(field('lines'));
  const order = field('order');
  const read = readDeclaration(input);
  const isMissing = chosen?.isMissing === true;
  if (!read.ok || isMissing) {
    const view: WithdrawalView = {
      step: 'declare',
      input,
      order,
      lines,
      problems: {
        ...(!read.ok && read.problems),
        ...(isMissing && { part: 'lines-missing' as const }),
      },
      isLost: false,
    };
    const choices = (await findKnownOrder(context, order))?.choices;
    return data({ view, choices }, { status: 422 });
  }
  const { declaration } = read;
  if (field(ACTION_FIELD) !== 'confirm') return keep(context, field, { declaration, lines, order });
  // A form that was made by hand gets a declaration of its own.
  const id = isUuid(field('id')) ? field('id') : randomUUID();
  return declare(context, { id, declaration, lines, order });
}

interface Declaring {
  id: string;
  declaration: Declaration;
  lines: number[];
  order: string;
}

/** Leads on to the second step, with what was typed in a cookie; or shows it at once where none is kept. */
function keep(
  context: Route.ActionArgs['context'],
  field: PostedFields,
  { declaration, lines, order }: Omit<Declaring, 'id'>,
) {
  const { locale, origin } = shopOf(context);
  const id = randomUUID();
  const draft = { ...declaration, id, lines, order, declaredAt: null };
  const kept = field('direct') === '' && writeWithdrawalDraft(draft, locale, namingAt(origin));
  if (kept) return toStep(locale, 'confirm', kept);
  const view = { step: 'confirm', id, declaration, lines, order } satisfies WithdrawalView;
  return data({ view, choices: undefined });
}

async function declare(
  context: Route.ActionArgs['context'],
  { id, declaration, lines, order }: Declaring,
) {
  const { locale, services, client, origin } = shopOf(context);
  const view: WithdrawalView = { step: 'confirm', id, declaration, lines, order };
  const choices = undefined;
  try {
    const posted = { id, declaration, lines, locale, client, token: order };
    const declared = await declareWithdrawal(services, posted);
    if (!declared.ok) {
      const headers = retryAfter(declared.retryAfterSeconds);
      const refused = { ...view, problem: declared.problem };
      return data({ view: refused, choices }, { status: 429, headers });
    }
    // Sent again with another reason it is still what it was.
    const { name, number, email, part, reason, ...stored } = declared.stored;
    const declaredAt = stored.declaredAt.getTime();
    const words = { name, number, email, part, reason };
    const draft = { ...words, id: stored.id, lines: stored.lines, order, declaredAt };
    return toStep(locale, 'done', writeWithdrawalDraft(draft, locale, namingAt(origin)), stored.id);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    recordAway(context, error);
    const headers = retryAfter(LATER_SECONDS);
    const away = { ...view, problem: 'away' as const };
    return data({ view: away, choices }, { status: 503, headers });
  }
}

function inputIn(field: PostedFields): Declaration {
  return {
    name: field('name'),
    number: field('number'),
    email: field('email'),
    part: field('part'),
    reason: field('reason'),
  };
}

/** @param id of the declaration, for a browser that keeps no cookie */
function toStep(locale: Locale, step: 'confirm' | 'done', cookie?: string, id?: string) {
  const headers = new Headers(cookie ? [['Set-Cookie', cookie]] : []);
  const query = { step, ...(id !== undefined && { id }) };
  return redirect(withQuery(href('withdrawal', locale), query), { status: 303, headers });
}

export const headers = answerHeaders;

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { items, withdrawnAt } = loaderData;
  const { shop } = usePageFacts();
  const m = useWords().withdrawal;
  const view = actionData?.view ?? loaderData.view;
  const choices = actionData?.choices ?? loaderData.choices;
  const isWrong =
    view.step === 'declare' ? Object.keys(view.problems).length > 0 : 'problem' in view;
  const title = titleOf(m, view);
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${isWrong ? m.errorTitle(title) : title} | ${shop.brand}`}</title>
      <WithdrawalPage {...{ view, shop, items, withdrawnAt, choices }} />
    </>
  );
}

function titleOf(m: Words['withdrawal'], { step }: WithdrawalView): string {
  if (step === 'declare') return m.title;
  return step === 'done' ? m.done.heading : m.confirm.heading;
}
