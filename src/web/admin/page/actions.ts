import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type RouterContextProvider, data, redirect } from 'react-router';
import { withQuery } from '#domain/addresses.ts';
import {
  type GraveRefusal,
  type Right,
  graveRefusal,
  hasRight,
  isGrave,
  isProofFresh,
} from '#domain/admin/rights.ts';
import { keysOf } from '#domain/records.ts';
import { isUuid } from '#domain/uuid.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { type OperatorContext, operatorOf, retryAfter } from '#web/frame/context.ts';
import { askProof } from '#web/admin/sign-in/ask-proof.ts';
import { FORM_FIELD, type FormInput, fieldsOf } from '#web/admin/form/form-input.ts';

/** What an action comes to. Where it is not done it says why, or shows first what it would do. */
export type ActionOutcome = Done | Shown | NotDone;

interface NotDone {
  ok: false;
  /** One of the problems that the page has a sentence for; none where something is to be seen first. */
  problem?: string;
  /** Where a part of the page says what is wrong in words of its own. */
  status?: 422;
  /** After how long it is worth trying again, of who has tried too often. */
  retryAfterSeconds?: number;
}

/** Done, and shown in the answer itself: a secret stands in no address and in no history of a browser. */
interface Shown {
  ok: 'shown';
  problem?: undefined;
}

interface Done {
  ok: true;
  /** Where it leads; by default back to the page. */
  to?: string;
  /** What the page that it leads to says, in the query `saved`. */
  saved?: string;
}

/** What an action knows: what the page found for it, who acts, and what was posted. */
export type Asked<Subject> = Subject &
  Pick<OperatorContext, 'services' | 'operator' | 'locale'> & {
    shop: OperatorContext;
    field: PostedFields;
    posted: FormData;
  };

export interface ActionDefinition<Subject> {
  /** The right that it needs beyond that of its address; for a grave one it is proved first who acts. */
  right?: Right;
  /** Whether it is first proved who acts, whatever right it needs. */
  needsProof?: true;
  /** Which problems stand at which field of its form; any other is a problem of the page. */
  fields?: FieldProblems;
  run: (asked: Asked<Subject>) => Promise<ActionOutcome>;
}

export type ActionTable<Subject> = Readonly<Record<string, ActionDefinition<Subject>>>;

/** Which problems stand at which field of a form. */
type FieldProblems = Readonly<Record<string, readonly string[]>>;

interface Runs {
  fields?: FieldProblems;
  run: (...asked: never[]) => Promise<ActionOutcome>;
}
/** Any table, where what its actions know does not matter. */
export type AnyTable = Readonly<Record<string, Runs>>;

/** Why an action was not done, and what it shows instead. */
export type ActionRefusal<Action extends Runs> =
  | Exclude<Awaited<ReturnType<Action['run']>>, Done>
  | (Action extends { right: Right } ? { ok: false; problem: GraveRefusal } : never);

export type ProblemOf<Refused> = Refused extends { problem?: infer Problem }
  ? Extract<Problem, string>
  : never;

/** What every answer to a form says that was not carried out: which action it is of, and all that was typed. */
export interface Unanswered<Name extends string = string> {
  action: Name;
  input: FormInput;
}

/** The answer to a form that was not carried out. */
export type AnswerOf<Table extends AnyTable> = Unanswered &
  (
    | {
        [Name in keyof Table & string]: ActionRefusal<Table[Name]> & Unanswered<Name>;
      }[keyof Table & string]
    | (typeof unknown & Unanswered<''>)
  );

/** Each problem that a field shows has to be one that its action has. */
type Checked<Table extends AnyTable> = {
  [Name in keyof Table]: {
    fields?: Readonly<Record<string, readonly ProblemOf<ActionRefusal<Table[Name]>>[]>>;
  };
};

interface PageOf<Args, Subject> {
  /**
   * Finds what the posted form is about, or answers 404 itself.
   * @returns undefined where the form is none of this page
   */
  subject: (asked: Asked<Args>) => Promise<Subject | undefined>;
  /** The status of a problem that is neither 422 nor somebody else's change; with 404 there is no page. */
  statuses?: Readonly<Record<string, number>>;
}

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the actions of a page are about. */
interface AnySubject {
  /** The address of the page, to which they lead back. */
  here: string;
}

/** What a page answers a form with: the way on, or what its sender has to see. */
type Answered<Answer> = Promise<Response | ReturnType<typeof data<Answer>>>;

/**
 * The actions of a page as one table. Its `action` finds the one that was asked for, asks for right and proof, does
 * it, and leads on; or it answers with the problem and all that was typed: 200 where something is to be seen first,
 * 409 where somebody else was quicker, 422 otherwise. No secret is among what was typed.
 */
export function defineActions<
  Args extends ActionArgs,
  Subject extends AnySubject,
  const Table extends ActionTable<Subject>,
>(page: PageOf<Args, Subject>, table: Table & Checked<Table>) {
  // What was asked for is known only at run time, so the body knows of every answer no more than that it is one.
  async function action(args: Args): Answered<AnswerOf<Table>>;
  async function action(args: Args): Answered<Unanswered> {
    const asked = await askedOf(args);
    const { field, posted, shop } = asked;
    const subject = await page.subject({ ...args, ...asked });
    const [only = '', ...others] = keysOf<string>(table);
    // The only action of a page needs no name.
    const action = field(ACTION_FIELD) || (others.length === 0 ? only : '');
    const found = subject && Object.hasOwn(table, action) ? table[action] : undefined;
    const outcome: ActionOutcome =
      found && subject ? await executeAction(found, { ...subject, ...asked }) : unknown;
    const here = subject?.here ?? '';
    if (outcome.ok === true) return redirect(withSaved(outcome.to ?? here, outcome.saved), 303);
    const proof = outcome.problem === 'proof-old' && (await askProof(shop, here, posted));
    if (proof) return proof;
    const status = outcome.ok ? 200 : statusOf(outcome, page.statuses);
    if (status === 404) throw data(null, { status });
    // What is done is not there to be corrected.
    const input = outcome.ok
      ? nothingInput
      : { form: field(FORM_FIELD) || action, fields: fieldsOf(posted) };
    const seconds = outcome.ok ? undefined : outcome.retryAfterSeconds;
    const headers = seconds === undefined ? {} : retryAfter(seconds);
    return data({ ...outcome, action: found ? action : '', input }, { status, headers });
  }
  const plain: Table = table;
  return { action, table: plain };
}

const unknown = { ok: false, problem: 'intent-unknown' } as const;
const nothingInput: FormInput = { form: '', fields: [] };

async function askedOf({ request, context }: ActionArgs): Promise<Asked<unknown>> {
  const shop = operatorOf(context);
  const { services, operator, locale } = shop;
  const posted = await request.formData();
  return { services, operator, locale, shop, posted, field: postedFields(posted) };
}

async function executeAction<Subject>(
  { right, needsProof, run }: ActionDefinition<Subject>,
  asked: Asked<Subject>,
): Promise<ActionOutcome> {
  const { operator, services } = asked.shop;
  if (right && !hasRight(operator.role, right)) return { ok: false, problem: 'right-missing' };
  if (needsProof && !isProofFresh(operator.provedAt, services.clock())) {
    return { ok: false, problem: 'proof-old' };
  }
  const problem = right && isGrave(right) && graveRefusal(operator, right, services.clock());
  return problem ? { ok: false, problem } : run(asked);
}

/** What an action comes to of which a flow says only that it is done, or why not. */
export function toOutcome<Refused extends { ok: false }>(
  done: { ok: true } | Refused,
  saved: string,
): { ok: true; saved: string } | Refused {
  return done.ok ? { ok: true, saved } : done;
}

function withSaved(address: string, saved: string | undefined): string {
  return saved === undefined ? address : withQuery(address, { saved });
}

function statusOf({ problem, status }: NotDone, statuses: Readonly<Record<string, number>> = {}) {
  if (problem === undefined) return status ?? 200;
  return statuses[problem] ?? (problem.endsWith('-meanwhile') ? 409 : 422);
}

/** Under which id a form acts, and the last entry that its sender has seen; undefined where it does not say. */
export function readStamp(field: PostedFields): { id: string; seen: number } | undefined {
  const [id, seen] = [field('id'), Number(field('seen'))];
  return isUuid(id) && Number.isSafeInteger(seen) && seen >= 0 ? { id, seen } : undefined;
}

/** What the address says that was done just now: one of the sentences that the page has for it. */
export function readSaved<Saved extends string>(
  request: Request,
  sentences: Readonly<Record<Saved, unknown>>,
): Saved | undefined {
  const saved = new URL(request.url).searchParams.get('saved');
  return keysOf(sentences).find((known) => known === saved);
}
