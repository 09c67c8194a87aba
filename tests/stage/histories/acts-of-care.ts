import { randomUUID } from 'node:crypto';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { isForPerson } from '#domain/after-sales/complaint.ts';
import { decideRefill } from '#flows/after-sales/decide-refill.ts';
import { readWithdrawal } from '#flows/withdrawals/read-withdrawal.ts';
import { resolveComplaint } from '#flows/after-sales/resolve-complaint.ts';
import { resolveWithdrawalAsOperator } from '#flows/withdrawals/resolve-withdrawal.ts';
import { readForms } from '#tests/stage/html.ts';
import { type Act, oneOf, sendForm, statusOf, toOne, toWord } from './act.ts';
import { type Books, type Playing, operatorOf } from './open.ts';

const afterSalesOf = ({ order: { number } }: Playing) => `/ad/orders/${number}/care`;

async function changeOf(playing: Playing) {
  const operator = await operatorOf(playing);
  return { orderId: playing.order.id, seen: undefined, operator, id: randomUUID() };
}

const openWithdrawals = ({ order }: Books) =>
  order.withdrawals.filter(({ outcome, resolution }) => isForPerson(outcome) && !resolution);

const resolveWithdrawal = toOne(
  { name: 'settle a withdrawal without money', share: 9 },
  {
    likely: openWithdrawals,
    all: ({ order }) => order.withdrawals,
    none: 'no withdrawal',
    async run(playing, withdrawal) {
      const { random, stage } = playing;
      const isHeld = withdrawal.outcome === 'held';
      const how = isHeld ? random.pick(['released', 'ended', 'ended'] as const) : 'closed';
      const note = 'Domluveno po telefonu.';
      const change = await changeOf(playing);
      if (random.chance(0.5)) {
        const form = `withdrawal-${withdrawal.id}`;
        return sendForm(stage.owner.visitor, afterSalesOf(playing), form, { how, note });
      }
      const settled = { ...change, withdrawalId: withdrawal.id, how, note } as const;
      return toWord(await resolveWithdrawalAsOperator(stage.shop.services, settled));
    },
  },
);

const unread = ({ order }: Books) =>
  order.withdrawals.filter((each) => !each.resolution && !meantLines(each, order.lines));

const readLines: Act = {
  name: 'read which lines a withdrawal means',
  share: 6,
  by: 'operator',
  fits: (books) => unread(books).length > 0,
  async run(playing, books) {
    const withdrawalId = unread(books)[0]?.id ?? randomUUID();
    const drawn = playing.random.some(books.order.lines, 0.5);
    const ticked = drawn.length > 0 ? drawn : books.order.lines.slice(0, 1);
    const positions = ticked.map(({ position }) => position);
    const change = await changeOf(playing);
    const { services } = playing.stage.shop;
    return toWord(await readWithdrawal(services, { ...change, withdrawalId, positions }));
  },
};

const tie = toOne(
  { name: 'tie a stray declaration to the order', share: 4 },
  {
    likely: ({ stray }) => stray,
    all: ({ order }) => order.withdrawals.map(({ id }) => id),
    none: 'no declaration',
    async run(playing, id) {
      const { stage, order } = playing;
      const number = String(order.number);
      const address = `/ad/withdrawals/${id}`;
      const shown = await stage.owner.visitor.post(address, { intent: 'tie', number });
      const form = readForms(shown.html).find(({ fields }) => 'previewed' in fields);
      if (!form) return statusOf(shown);
      return statusOf(await stage.owner.visitor.post(address, { ...form.fields, intent: 'tie' }));
    },
  },
);

const openComplaints = ({ afterSales }: Books) =>
  afterSales.complaints.filter(({ outcome }) => !outcome);

const settle = toOne(
  { name: 'settle a complaint', share: 6 },
  {
    likely: openComplaints,
    all: ({ afterSales }) => afterSales.complaints,
    none: 'no complaint',
    async run(playing, complaint, { order: { lines } }) {
      const { random, stage } = playing;
      const outcome = random.pick(['refill', 'money', 'refused'] as const);
      const answer = 'Podívali jsme se na to.';
      const line = oneOf(playing, lines)?.position;
      const change = await changeOf(playing);
      if (random.chance(0.5)) {
        const named: Record<string, string> = complaint.line === null ? { line: String(line) } : {};
        const form = `complaint-${complaint.id}`;
        return sendForm(stage.owner.visitor, afterSalesOf(playing), form, {
          outcome,
          answer,
          ...named,
        });
      }
      const settling = { ...change, complaintId: complaint.id, outcome, answer, line };
      return toWord(await resolveComplaint(stage.shop.services, settling));
    },
  },
);

const openRefills = ({ afterSales }: Books) => afterSales.refills.filter(({ endedAt }) => !endedAt);

const refill = toOne(
  { name: 'decide on a refill', share: 7 },
  {
    likely: openRefills,
    all: ({ afterSales }) => afterSales.refills,
    none: 'no refill',
    async run(playing, found) {
      const { random, stage } = playing;
      const to = random.pick(['running', 'done', 'done', 'refused'] as const);
      const reason = to === 'refused' ? 'Profil je přejmenovaný.' : '';
      const change = await changeOf(playing);
      if (to === 'refused' && random.chance(0.5))
        return sendForm(stage.owner.visitor, afterSalesOf(playing), `refuse-${found.id}`, {
          reason,
        });
      if (random.chance(0.5))
        return sendForm(stage.owner.visitor, afterSalesOf(playing), `refill-${found.id}`, {});
      const decision = { ...change, refillId: found.id, to, reason };
      return toWord(await decideRefill(stage.shop.services, decision));
    },
  },
);

/** What somebody of the shop decides of withdrawals, complaints and refills. */
export const actsOfAfterSales: readonly Act[] = [resolveWithdrawal, readLines, tie, settle, refill];
