import { isDeepStrictEqual } from 'node:util';
import { type Random, seeded } from '#tests/hostile/random.ts';
import { SHORT_TEXT, WITHDRAWN_TEXT } from '#domain/order/order-event.ts';
import { query } from '#tests/stage/books.ts';
import type { Act } from './act.ts';
import { drawAct } from './acts.ts';
import { type Beginning, beginOrder, drawBeginning, sayBeginning } from './begin.ts';
import { askProgram, byEvents, byInterface } from './by-programs.ts';
import { inLists, inPapers } from './in-books.ts';
import { type LeftEmail, compareEmail, compareEnd, emailsSince } from './in-emails.ts';
import { onAdmin, onMoneyBack } from './on-desk.ts';
import { onAfterSales, onWithdrawal } from './on-withdrawal.ts';
import { onOrderPage } from './on-order-page.ts';
import {
  type Books,
  type HistoryShop,
  type Playing,
  moveToBegin,
  newProgram,
  operatorOf,
  readBooks,
} from './open.ts';
import { type Mouth, comparing } from './sayings.ts';
import { wantedOf } from './wanted.ts';

const mouths: Record<string, Mouth> = {
  'the page of the order': onOrderPage,
  'the section': onAdmin,
  'the screen of money': onMoneyBack,
  'the care': onAfterSales,
  'the form of withdrawal': onWithdrawal,
  'the interface': byInterface,
  'the events': byEvents,
  'the papers': inPapers,
  'the lists': inLists,
};

/** Fewest and most acts of a history. */
const [FEWEST, MOST] = [3, 12];
/** Of so many histories the order is read after each act. */
const CLOSELY = 5;

/** A history as it was played: what happened, and where what is said of its order differs. */
export interface Played {
  told: string[];
  found: string[];
}

/** The order of a history, drawn from the seed and its own number alone: it is the same whichever are played before it. */
export async function play(
  stage: HistoryShop,
  { seed, index, place }: { seed: number; index: number; place: number },
): Promise<Played> {
  const random = seeded(seed + index * 7919);
  const beginning = drawBeginning(random);
  const told = [sayBeginning(beginning)];
  const found: string[] = [];
  try {
    await playOn(
      stage,
      { random, beginning, place, isClose: index % CLOSELY === 0 },
      { told, found },
    );
  } catch (error) {
    found.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return { told, found };
}

interface Drawn {
  random: Random;
  beginning: Beginning;
  place: number;
  isClose: boolean;
}

async function playOn(
  stage: HistoryShop,
  { random, beginning, place, isClose }: Drawn,
  { told, found }: Played,
): Promise<void> {
  await moveToBegin(stage, place);
  const mail = { left: [] as LeftEmail[], last: await lastEmail(stage) };
  const order = await beginOrder(stage, beginning);
  const playing: Playing = { stage, random, order, program: await newProgram(stage) };
  told[0] += ` (order ${order.number})`;
  const acts = FEWEST + random.below(MOST - FEWEST + 1);
  for (let done = 0; done <= acts && found.length === 0; done += 1) {
    if (done > 0) await actOnce(playing, told, found);
    const books = await readMail(playing, mail, found);
    if (isClose) await askAll(playing, books, found);
  }
  if (found.length > 0) return;
  await stage.time.pass(stage.shop, 1);
  await stage.shop.workOnce();
  const books = await readMail(playing, mail, found);
  await askAll(playing, books, found);
  compareEnd(books, mail.left, comparing('the e-mails', found));
}

/** Reads what has left since, beside the books of this moment. */
async function readMail(
  playing: Playing,
  mail: { left: LeftEmail[]; last: number },
  found: string[],
): Promise<Books> {
  const books = await readBooks(playing);
  for (const email of await emailsSince(playing.stage, mail.last)) {
    mail.last = email.id;
    mail.left.push(email);
    compareEmail(books, email, comparing('the e-mail', found));
  }
  return books;
}

/** What the last mail was before somebody acted. */
async function lastEmail({ shop }: HistoryShop): Promise<number> {
  const [row] = await query(shop, 'select coalesce(max(id), 0)::int as id from outbox.email');
  return Number(row?.['id']);
}

async function askAll(playing: Playing, books: Books, found: string[]): Promise<void> {
  await operatorOf(playing);
  for (const [who, mouth] of Object.entries(mouths))
    await mouth(playing, books, comparing(who, found));
}

async function actOnce(playing: Playing, told: string[], found: string[]): Promise<void> {
  const books = await readBooks(playing);
  const act = drawAct(playing, books);
  const before = await tracesOf(playing);
  told.push(act.name);
  const word = await act.run(playing, books);
  told[told.length - 1] = `${act.name}: ${word}`;
  compareTraces(act, before, await tracesOf(playing), found);
  compareEnded(books, await readBooks(playing), found);
}

/** Where an order has come to its end, its history says so, and whether it ended short: not by a withdrawal. */
function compareEnded(before: Books, { order, ...after }: Books, found: string[]): void {
  if (before.order.state === 'completed' || order.state !== 'completed') return;
  const entry = order.events.findLast(({ state, kind }) => state === 'completed' && kind === null);
  const { missing, isWhole } = wantedOf({ order, ...after });
  const text = missing ? SHORT_TEXT : isWhole ? null : WITHDRAWN_TEXT;
  comparing('the history', found)('how it ended', entry?.text ?? null, text);
}

/** How an order stands, and how much of that is in its history and, but for the e-mails, in the log of changes. */
interface Traces {
  said: Record<string, unknown>;
  version: unknown;
  logged: number;
}

/** What depends on the hour, on other orders, on a dispute at the bank or on what can still be taken back. */
const passing = new Set(['version', 'changedAt', 'mayStart', 'sameTarget', 'disputed', 'pending']);

function lasting(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !passing.has(name)));
}

async function tracesOf(playing: Playing): Promise<Traces> {
  const told = await askProgram(playing);
  const [row] = await query(
    playing.stage.shop,
    `select count(*)::int as logged from audit_entries where subject = $1 and action <> 'email-sent'`,
    [playing.order.id],
  );
  const lines = Array.isArray(told['lines']) ? told['lines'].map(lasting) : [];
  const said = { ...lasting(told), lines, ...afterSalesOf(await readBooks(playing)) };
  return { said, version: told['version'], logged: Number(row?.['logged']) };
}

/** What was asked for besides, and what became of it. */
function afterSalesOf({
  order: { withdrawals },
  afterSales: { complaints, refills, lateOffers },
}: Books) {
  return {
    withdrawals: withdrawals.map(({ id, lines, resolution }) => ({ id, lines, resolution })),
    complaints: complaints.map(({ id, outcome }) => ({ id, outcome })),
    refills: refills.map(({ id, state }) => ({ id, state })),
    lateOffers: lateOffers.map(({ id, answer }) => ({ id, answer })),
  };
}

/** Whatever an act has changed stands in the history, and what an operator has changed in the log of changes. */
function compareTraces(act: Act, before: Traces, after: Traces, found: string[]): void {
  if (isDeepStrictEqual(before.said, after.said)) return;
  const compare = comparing('the traces', found);
  compare(`an entry of the history for “${act.name}”`, after.version !== before.version, true);
  if (act.by === 'operator')
    compare(`an entry of the log for “${act.name}”`, after.logged > before.logged, true);
}
