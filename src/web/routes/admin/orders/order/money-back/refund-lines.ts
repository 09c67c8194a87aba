import { formatMoment } from '#content/moments.ts';
import type { PendingActionRow } from '#database/admin/pending-actions.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { PaidHow } from '#domain/order/order.ts';
import { isDayAlone, isUnclear } from '#domain/payments/refund.ts';
import type { MoneyBackMessages } from '#messages/cs/admin/orders/money-back.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tag.tsx';
import type { MoneyBackView } from './view.ts';

/** A refund, or the request for one, as a row of the table. */
export interface RefundLine {
  id: string;
  at: Date;
  /** It was a transfer, of which the day alone is known. */
  isDayAlone: boolean;
  amount: Haler;
  state: keyof MoneyBackMessages['refunds']['states'];
  tone: Tone | undefined;
  icon: IconName | undefined;
  detail: string;
  reason: string;
  person: string;
  creditNote: string | null;
}

const looks: Record<RefundLine['state'], { tone?: Tone; icon: IconName }> = {
  waiting: { icon: 'clock' },
  failed: { tone: 'warning', icon: 'close' },
  notAsked: { icon: 'clock' },
  toSend: { tone: 'warning', icon: 'clock' },
  unclear: { tone: 'warning', icon: 'warning' },
  again: { tone: 'warning', icon: 'refill' },
  done: { tone: 'success', icon: 'check' },
  refused: { tone: 'warning', icon: 'close' },
  back: { tone: 'warning', icon: 'warning' },
};

/** Newest first. */
export function refundLines(
  { order, pendingActions }: Pick<MoneyBackView, 'order' | 'pendingActions'>,
  locale: Locale,
  m: MoneyBackMessages,
): RefundLine[] {
  const lines = [
    ...order.refunds.map((refund) => ofRefund(refund, order.paidHow, locale, m)),
    ...pendingActions.flatMap((pendingAction) => ofPendingAction(pendingAction, m)),
  ];
  return lines.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

function ofRefund(
  refund: RefundRow,
  paidHow: PaidHow,
  locale: Locale,
  m: MoneyBackMessages,
): RefundLine {
  const state = stateOf(refund, paidHow);
  return {
    ...looksOf(state),
    id: refund.id,
    at: refund.doneAt ?? refund.createdAt,
    isDayAlone: refund.doneAt !== null && isDayAlone(paidHow, refund.kind),
    amount: refund.amount,
    state,
    detail: detailOf(refund, state, locale, m),
    reason: refund.reason || ofKind(refund, m),
    person: refund.person ?? (refund.actor === 'customer' ? m.refunds.customer : m.refunds.program),
    creditNote: refund.creditNote,
  };
}

function stateOf(refund: RefundRow, paidHow: PaidHow): RefundLine['state'] {
  if (refund.state === 'owed' && paidHow === 'transfer') return 'toSend';
  if (isUnclear(refund)) return 'unclear';
  if (refund.state === 'failed') return 'back';
  if (refund.state !== 'owed') return refund.state;
  return refund.refusal === null ? 'notAsked' : 'again';
}

function detailOf(
  refund: RefundRow,
  state: RefundLine['state'],
  locale: Locale,
  { refunds: words }: MoneyBackMessages,
): string {
  const { refusal, askedAt, createdAt, tries, kind, providerRefundId } = refund;
  if (state === 'unclear') return words.unclear(formatMoment(locale, askedAt ?? createdAt), tries);
  if (state === 'back') return words.back;
  if (state === 'again') return words.again(refusal ?? '');
  if (state === 'refused') return refusal ? words.refused(refusal) : '';
  if (state === 'toSend') return words.toSend;
  return kind === 'by-hand' ? words.byHand(providerRefundId ?? '') : '';
}

function ofKind({ kind }: RefundRow, { refunds: words }: MoneyBackMessages): string {
  if (kind === 'canceled') return words.canceled;
  return kind === 'paid-twice' ? words.twice : words.elsewhere;
}

function ofPendingAction(
  { id, request, state, problem, person, createdAt }: PendingActionRow,
  { refunds: words }: MoneyBackMessages,
): RefundLine[] {
  if (request.kind !== 'refund') return [];
  const shown = state === 'waiting' ? 'waiting' : 'failed';
  return [
    {
      ...looksOf(shown),
      id,
      at: createdAt,
      isDayAlone: false,
      amount: request.amount,
      state: shown,
      detail: problem ? words.failedWhy[problem] : '',
      reason: request.reason,
      person,
      creditNote: null,
    },
  ];
}

function looksOf(state: RefundLine['state']): Pick<RefundLine, 'tone' | 'icon'> {
  const { tone, icon } = looks[state];
  return { tone, icon };
}
