import { createHash, randomUUID } from 'node:crypto';
import { findApiOrder } from '#database/api/api-orders.ts';
import { type ApiAnswer, answerOnce } from '#flows/api/know-token.ts';
import { holdLine, resumeLine } from '#flows/orders/hold-line.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import type { Services } from '#flows/services.ts';
import { describeWork } from './describe-order.ts';
import { type Answered, type Asked, refuseOperation } from './operation.ts';
import { numberIn } from './read-orders.ts';
import { type ProblemCode, problemBody, problemKinds } from './problems.ts';
import { type ChangedAnswer, holdShape, progressShape } from './shapes.ts';

/** Begins a line, reports on it or completes it, by the action that operators use (rules 50 and 73). */
export function reportProgress(asked: Asked): Promise<Answered> {
  const { status: to, ...move } = progressShape.parse(asked.body);
  return changeOnce(asked, 'progress', async (within, { position, ...change }) => {
    const moves = [{ ...move, to, position }];
    return moveLines(within, { ...change, id: randomUUID(), moves });
  });
}

/** Puts a line on hold, or lets it go on. */
export function holdOrResume(asked: Asked): Promise<Answered> {
  const hold = holdShape.parse(asked.body);
  return changeOnce(asked, 'hold', async (within, change) => {
    if (!hold.held) return resumeLine(within, change);
    const { reason, text } = hold;
    return holdLine(within, { ...change, id: randomUUID(), reason, text });
  });
}

type Within = Pick<Services, 'db' | 'clock'>;

interface LineChange {
  orderId: string;
  seen: number;
  operator: { id: string; name: string };
  position: number;
}

type Change = (within: Within, line: LineChange) => Promise<Changed>;
type Changed = { ok: true } | { ok: false; problem: ChangeProblem };

/** Why one of the actions may refuse. */
type ChangeProblem = Refusal<typeof moveLines | typeof holdLine | typeof resumeLine>;
type Refusal<Action extends (...given: never[]) => Promise<{ ok: boolean }>> = Extract<
  Awaited<ReturnType<Action>>,
  { ok: false }
>['problem'];

/** What can be the key of a call. */
const KEY = /^[\w-]{8,64}$/;
/** Says that the answer is that of an earlier call. */
const REPLAYED = { 'Idempotency-Replayed': 'true' };
/** The version of an order as a strong validator (RFC 9110). */
const VERSION = /^"(\d{1,15})"$/;

/**
 * Changes a line once, however often the same call comes, and only if the program has seen everything that
 * became of the order before.
 */
async function changeOnce(
  asked: Asked,
  kind: 'progress' | 'hold',
  change: Change,
): Promise<Answered> {
  const { services, program, headers } = asked;
  const key = headers.get('Idempotency-Key') ?? '';
  if (!KEY.test(key)) return refuseOperation('key-missing');
  const match = headers.get('If-Match');
  if (match === null) return refuseOperation('version-missing');
  const [, version] = VERSION.exec(match) ?? [];
  if (version === undefined) return refuseOperation('version-unreadable');
  const call = { tokenId: program.id, key, fingerprint: fingerprintOf(asked, kind, match) };
  const done = await answerOnce(services, call, (within) =>
    changeLine(within, asked, { seen: Number(version), change }),
  );
  if (!done.ok) return refuseOperation(done.problem);
  const { status, body } = done.answer;
  return { ok: true, status, body, ...(done.isAgain && { headers: REPLAYED }) };
}

async function changeLine(
  within: Within,
  { program, params }: Asked,
  { seen, change }: { seen: number; change: Change },
): Promise<ApiAnswer> {
  const number = numberIn(params['number']);
  const position = numberIn(params['line']);
  const order = number === undefined ? undefined : await findApiOrder(within.db, number);
  if (!order) return problem('order-unknown');
  if (position === undefined) return problem('line-unknown');
  const operator = { id: program.id, name: program.name };
  const done = await change(within, { orderId: order.id, seen, operator, position });
  if (!done.ok) return problem(codeOf(done.problem));
  const after = await findApiOrder(within.db, order.number);
  const line = after?.lines.find((each) => each.position === position);
  if (!after || !line) return problem('line-unknown');
  const { version, state } = after;
  const body: ChangedAnswer = { number: after.number, version, state, line: describeWork(line) };
  return { status: 200, body };
}

/** Problems of the actions that the document calls otherwise. */
type Renamed = Exclude<ChangeProblem, ProblemCode>;
const renamed: Record<Renamed, ProblemCode> = {
  'changed-meanwhile': 'version-old',
  'count-invalid': 'body-invalid',
  'count-missing': 'delivered-missing',
  'hold-text-missing': 'body-invalid',
  'hold-text-too-long': 'body-invalid',
};

function codeOf(found: ChangeProblem): ProblemCode {
  return isRenamed(found) ? renamed[found] : found;
}

function isRenamed(found: ChangeProblem): found is Renamed {
  return found in renamed;
}

function problem(code: ProblemCode): ApiAnswer {
  const [status] = problemKinds[code];
  return { status, body: problemBody({ code }) };
}

/** What is asked, so that another question under the same key shows. */
function fingerprintOf({ params, body }: Asked, kind: string, match: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, params, match, body]))
    .digest('hex');
}
