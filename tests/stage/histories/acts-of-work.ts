import { randomUUID } from 'node:crypto';
import { isEndedBelow } from '#domain/after-sales/short.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { type LineMove, mayBegin, wholeMove } from '#domain/delivery/work.ts';
import { holdLine, resumeLine } from '#flows/orders/hold-line.ts';
import { agreeToShortEnd } from '#flows/operator/change-order.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import { outcomeOf } from '#tests/stage/programs.ts';
import { type Act, DONE, oneOf, sendForm, toOne, toWord } from './act.ts';
import { type Books, type Playing, operatorOf } from './open.ts';

type Line = Books['order']['lines'][number];

const goesOn = ({ order: { state } }: Books) => state === 'paid' || state === 'delivering';
const delivering = ({ order }: Books) => order.lines.filter(({ work }) => work === 'delivering');
const currentOfferOf = ({ order: { number } }: Playing) => `/ad/orders/${number}`;

/** Moves lines by the flow. */
async function byFlow(playing: Playing, moves: readonly LineMove[]): Promise<string> {
  const { stage, order } = playing;
  const operator = await operatorOf(playing);
  const change = { orderId: order.id, seen: undefined, operator, id: randomUUID() };
  return toWord(await moveLines(stage.shop.services, { ...change, moves }));
}

/** Moves a line as a program does that has seen the order. */
async function byProgram({ program, order }: Playing, move: LineMove): Promise<string> {
  const path = `/api/v1/orders/${order.number}`;
  const version = Number((await program.call(path)).body['version']);
  const { position, to, ...rest } = move;
  const body = { status: to, ...rest };
  const answer = await program.change(`${path}/lines/${position}/progress`, body, version);
  const [status, code] = outcomeOf(answer);
  if (status >= 500) throw new Error(`${status}: ${answer.text}`);
  return status === 200 ? DONE : String(code);
}

/** Moves a line by its form, which asks before it writes little or less. */
async function byForm(playing: Playing, line: Line, move: LineMove): Promise<string> {
  await operatorOf(playing);
  const { visitor } = playing.stage.owner;
  const { startCount, delivered, note = '', mayExceed } = move;
  const input = {
    ...(startCount !== undefined && { startCount: String(startCount) }),
    ...(delivered !== undefined && { delivered: String(delivered) }),
    ...(mayExceed && { mayExceed: 'yes' }),
  };
  const isShort = move.to === 'completed' && (delivered ?? line.delivered) < countUnits(line);
  const to = move.to === 'delivering' ? 'delivering' : isShort ? 'end' : 'whole';
  const asked = { end: `end-${delivered}`, whole: 'whole-sure', delivering: 'delivering' };
  const form = isEndedBelow(line) ? `rest-${line.position}` : `move-${line.position}`;
  return sendForm(visitor, currentOfferOf(playing), form, { ...input, to }, () => ({
    note,
    to: asked[to],
  }));
}

/** Moves one line in one of the three ways. */
async function moveOne(playing: Playing, line: Line, move: LineMove): Promise<string> {
  const way = playing.random.pick(['flow', 'form', 'form', 'program'] as const);
  if (way === 'flow') return byFlow(playing, [move]);
  return way === 'form' ? byForm(playing, line, move) : byProgram(playing, move);
}

/** An act that is done to one of the lines of an order. */
function toLine(
  what: Pick<Act, 'name' | 'share'>,
  likely: (books: Books) => readonly Line[],
  run: (playing: Playing, line: Line) => Promise<string>,
): Act {
  return toOne(what, { likely, all: ({ order }) => order.lines, none: 'no line', run });
}

const begin: Act = {
  name: 'begin a line',
  share: 7,
  by: 'operator',
  fits: ({ order, now }) =>
    order.lines.some((line) => mayBegin({ ...order, ending: null }, line, now)),
  async run(playing, { order }) {
    const { random } = playing;
    const line = oneOf(
      playing,
      order.lines.filter(({ work }) => work === 'waiting'),
    );
    if (!line) return 'nothing to begin';
    const { position } = line;
    const counted = random.chance(0.5) ? { startCount: random.below(5000) } : {};
    return moveOne(playing, line, { position, to: 'delivering', ...counted });
  },
};

const beginAll: Act = {
  name: 'begin every line',
  share: 7,
  by: 'operator',
  fits: begin.fits,
  async run(playing, { order }) {
    if (order.lines.length > 1 && playing.random.chance(0.5)) {
      await operatorOf(playing);
      return sendForm(playing.stage.owner.visitor, currentOfferOf(playing), 'move-all', {});
    }
    const waiting = order.lines.filter(({ work }) => work === 'waiting');
    return byFlow(
      playing,
      waiting.map(({ position }) => ({ position, to: 'delivering' })),
    );
  },
};

/** A count of a line: mostly more than before, now and then less, or more than was ordered. */
function drawCount(
  { random }: Playing,
  line: Line,
): Pick<LineMove, 'delivered' | 'note' | 'mayExceed'> {
  const units = countUnits(line);
  if (random.chance(0.1)) return { delivered: units + 1 + random.below(50), mayExceed: true };
  if (random.chance(0.15)) return { delivered: random.below(line.delivered + 1), note: 'Překlep' };
  return { delivered: line.delivered + random.below(Math.max(1, units - line.delivered)) };
}

const report = toLine({ name: 'report a count', share: 5 }, delivering, (playing, line) => {
  const { position } = line;
  return moveOne(playing, line, { position, to: 'delivering', ...drawCount(playing, line) });
});

const complete = toLine({ name: 'complete a line whole', share: 4 }, delivering, (playing, line) =>
  moveOne(playing, line, wholeMove(line)),
);

const completeAll: Act = {
  name: 'complete every line whole',
  share: 2,
  by: 'operator',
  fits: report.fits,
  run: (playing, books) => byFlow(playing, delivering(books).map(wholeMove)),
};

const endShort = toLine({ name: 'end a line short', share: 8 }, delivering, (playing, line) => {
  const { random } = playing;
  const delivered = random.chance(0.15) ? 0 : random.below(countUnits(line));
  const { position } = line;
  return moveOne(playing, line, { position, to: 'completed', delivered, note: 'Síť to smazala' });
});

const rest = toLine(
  { name: 'deliver the rest of a short end', share: 4 },
  ({ order }) => order.lines.filter(isEndedBelow),
  (playing, line) => {
    const { random } = playing;
    const { position, delivered } = line;
    if (random.chance(0.6)) return moveOne(playing, line, wholeMove(line));
    const more = delivered + 1 + random.below(Math.max(1, countUnits(line) - delivered));
    return byFlow(playing, [{ position, to: 'completed', delivered: more, note: 'Část zbytku' }]);
  },
);

const hold: Act = {
  name: 'hold a line',
  share: 1,
  by: 'operator',
  fits: (books) => goesOn(books) && books.order.lines.some(({ heldAt }) => heldAt === null),
  async run(playing, { order }) {
    const line = oneOf(
      playing,
      order.lines.filter(({ work }) => work !== 'completed'),
    );
    if (!line) return 'nothing to hold';
    const reason = playing.random.pick(['target-private', 'target-missing', 'other'] as const);
    const input = { reason, text: 'Zveřejněte prosím profil.' };
    const { position } = line;
    const operator = await operatorOf(playing);
    if (playing.random.chance(0.5))
      return sendForm(
        playing.stage.owner.visitor,
        currentOfferOf(playing),
        `hold-${position}`,
        input,
      );
    const change = { orderId: order.id, seen: undefined, operator, id: randomUUID(), position };
    return toWord(await holdLine(playing.stage.shop.services, { ...change, ...input }));
  },
};

const resume = toLine(
  { name: 'resume a line', share: 3 },
  ({ order }) => order.lines.filter(({ heldAt }) => heldAt !== null),
  async (playing, { position }) => {
    const operator = await operatorOf(playing);
    if (playing.random.chance(0.5))
      return sendForm(
        playing.stage.owner.visitor,
        currentOfferOf(playing),
        `resume-${position}`,
        {},
      );
    const change = { orderId: playing.order.id, seen: undefined, operator, position };
    return toWord(await resumeLine(playing.stage.shop.services, change));
  },
);

const agree: Act = {
  name: 'agree on something else than money',
  share: 4,
  by: 'operator',
  fits: ({ order }) => order.shortOpen > 0,
  async run(playing, { order }) {
    const text = 'Nechte si to, dodejte mi příště víc.';
    const operator = await operatorOf(playing);
    if (playing.random.chance(0.5))
      return sendForm(playing.stage.owner.visitor, currentOfferOf(playing), 'agree', { text });
    const change = { orderId: order.id, seen: undefined, operator, text };
    return toWord(await agreeToShortEnd(playing.stage.shop.services, change));
  },
};

/** What is done with the lines of an order. */
export const actsOfWork: readonly Act[] = [
  begin,
  beginAll,
  report,
  complete,
  completeAll,
  endShort,
  rest,
  hold,
  resume,
  agree,
];
