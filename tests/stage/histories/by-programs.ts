import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { isLineHeld } from '#domain/delivery/hold.ts';
import { promisedEnd, promisedStart } from '#domain/delivery/promised-end.ts';
import { hasEnded } from '#domain/order/order.ts';
import { query } from '#tests/stage/books.ts';
import type { Books, Playing } from './open.ts';
import type { Compare, Mouth } from './sayings.ts';
import { type Wanted, wantedOf } from './wanted.ts';

interface ToldLine extends Record<string, unknown> {
  position: number;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
let check: ValidateFunction | undefined;

/** Checks an answer against what the document says of it. */
async function shapeCheck({ program }: Playing): Promise<ValidateFunction> {
  if (check) return check;
  const { body } = await program.call('/api/v1/openapi.json');
  const paths = Object(body['paths']);
  const told = paths['/api/v1/orders/{number}'].get.responses['200'];
  const { schema } = told.content['application/json'];
  check = ajv.compile({ ...schema, components: body['components'] });
  return check;
}

/** What a program reads of the order. */
export async function askProgram({ program, order }: Playing): Promise<Record<string, unknown>> {
  const { status, body, text } = await program.call(`/api/v1/orders/${order.number}`);
  if (status !== 200) throw new Error(`A program is answered ${status}: ${text}`);
  return body;
}

function linesOf(told: Record<string, unknown>): ToldLine[] {
  return Array.isArray(told['lines']) ? told['lines'] : [];
}

/** What a program reads over the interface. */
export const byInterface: Mouth = async (playing, books, compare) => {
  const { order } = books;
  const wanted = wantedOf(books);
  const told = await askProgram(playing);
  const isShaped = await shapeCheck(playing);
  compare('its shape', isShaped(told) ? undefined : isShaped.errors, undefined);
  compare('the state', told['state'], order.state);
  compare('the total', told['total'], order.total);
  compare('whether it is held', told['held'], wanted.isHeld);
  compare('the promised moment', told['promisedAt'], order.promisedAt?.toISOString() ?? null);
  compare('whether it is disputed', told['disputed'], books.anomalies.some(isOpenDispute));
  compareWork(told, wanted, compare);
  const held = linesOf(told).map((line) => line['held']);
  const isHeld = order.lines.map((line) => isLineHeld(order, line));
  compare('which lines are held', held, isHeld);
  if (hasEnded(order.state)) return;
  const [start, end] = [promisedStart(order), promisedEnd(order)];
  compare('a promise that holds', told['promisedAt'], end?.toISOString() ?? null);
  compare('a start that is promised', order.startBy, start);
};

function compareWork(told: object, wanted: Wanted, compare: Compare): void {
  const said: Record<string, unknown> = { ...told };
  const { missing } = wanted;
  compare(
    'what is missing',
    said['short'],
    missing && { pieces: missing.units, amount: missing.amount },
  );
  const lines = linesOf(said).map(({ position, delivered, pieces: units, withdrawn, ...line }) => {
    const work = line['status'] ?? line['work'];
    return { position, work, delivered, units, withdrawn };
  });
  compare('the lines', lines, wanted.lines);
  const sum = linesOf(said).reduce((all, { total }) => all + Number(total), 0);
  compare('the total of its lines', sum, said['total']);
}

interface StoredEvent extends Record<string, unknown> {
  id: string;
  type: string;
  held_by: string | null;
  data: { order: { state: string }; refund?: { id: string; amount: number } };
}

/** What receivers are told by the last of its events, once none of them can be taken back. */
export const byEvents: Mouth = async ({ stage, order }, books: Books, compare) => {
  const events = await query<StoredEvent>(
    stage.shop,
    'select id, type, held_by, data from webhook_events where order_id = $1 order by sequence',
    [order.id],
  );
  compare('calls with a wrong signature', stage.receiver.forged, 0);
  for (const { id, type, data } of events) {
    const heard = stage.receiver.done.get(id);
    if (heard) compare(`what came of ${type}`, heard.data, data);
  }
  if (!books.order.paidAt || events.some(({ held_by: intent }) => intent !== null)) return;
  const last = events.at(-1);
  compare('whether anything was told', last !== undefined, true);
  if (!last) return;
  compare(`the state, by ${last.type}`, last.data.order.state, books.order.state);
  compareWork(last.data.order, wantedOf(books), (what, said, wanted) =>
    compare(`${what}, by ${last.type}`, said, wanted),
  );
  const back = events.flatMap(({ data }) => data.refund ?? []);
  const gone = books.order.refunds.filter(({ doneAt }) => doneAt !== null);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  compare(
    'money that went back',
    back.toSorted(byId),
    gone.map(({ id, amount }) => ({ id, amount })).toSorted(byId),
  );
};
