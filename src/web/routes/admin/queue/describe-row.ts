import type { JobName } from '#database/jobs/jobs.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { MOST_UNDELIVERED, type WorkList, type WorkRow } from '#domain/admin/work-list.ts';
import { UNWRITABLE } from '#domain/emails/email-kind.ts';
import { emailName } from '#web/admin/emails/email-name.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { undoWords } from '#web/admin/undo/undo-words.ts';

/** What a row says beside its order and its times. */
export interface RowWords {
  /** What it is about, in words of the shop. */
  what: string | undefined;
  /** What somebody else wrote of it: a customer, the provider, a server. */
  quoted: string | undefined;
  next: string;
}

/** The words for a row of a queue. A kind that nobody has words for is named as the program calls it. */
export function describeRow(locale: Locale, queue: WorkList, row: WorkRow): RowWords {
  const m = workListWords[locale];
  const { next } = m.names[queue];
  const { kind } = row;
  const quoted = row.text?.trim() ? row.text : undefined;
  const plain = (words: Readonly<Record<string, string>>): RowWords => ({
    what: nameKind(words, kind),
    quoted,
    next,
  });
  switch (queue) {
    case 'anomalies':
      return { ...anomalyWords(locale, kind, next), quoted: withoutSum(quoted) };
    case 'refunds': {
      const anomaly = anomalyWords(locale, kind, '');
      if (anomaly.next !== '') return { ...anomaly, quoted };
      return kind === 'to-send'
        ? { ...plain(m.refunds), next: m.refunds.toSendNext }
        : plain(m.refunds);
    }
    case 'not-done':
      return { ...notDoneWords(locale, row), next };
    case 'messages':
      return plain(m.messages);
    case 'mailbox':
      return plain(m.mailbox);
    case 'undelivered': {
      const count = Number(kind);
      const isMore = count > MOST_UNDELIVERED;
      const figure = formatCount(locale, isMore ? MOST_UNDELIVERED : count);
      return {
        what: isMore ? m.undelivered.more(figure) : m.undelivered.count(figure),
        quoted,
        next,
      };
    }
    case 'holds':
      return plain(m.holds);
    case 'complaints':
      return plain(m.requests);
    case 'refills':
      return { ...plain(m.refills), next: kind === 'running' ? m.runningNext : next };
    case 'overdue':
    case 'due':
      return plain(m.states);
    case 'jobs':
      return plain(m.jobs satisfies Record<JobName, string>);
    case 'withdrawals':
      return { ...plain(m.withdrawals.kinds), next: nextOfWithdrawal(locale, row) ?? next };
    case 'emails': {
      const why = quoted === UNWRITABLE ? m.emails.unwritable : quoted && m.emails.refused(quoted);
      return { what: emailText(locale, kind), quoted: why ?? m.emails.late, next };
    }
    default:
      return { what: kind ?? undefined, quoted, next };
  }
}

/** Which e-mail it is, or at least to which side it goes. */
function emailText(locale: Locale, kind: string | null): string {
  const { emails: m } = workListWords[locale];
  const isToCustomer =
    kind?.endsWith('-customer') || kind === 'message-sender' || kind === 'message-reply';
  if (kind?.startsWith('order-')) return emailName(locale, kind);
  return isToCustomer ? m.toCustomer : m.toShop;
}

/** What was wanted, why it was not carried out, and who wanted it. */
function notDoneWords(locale: Locale, { kind, amount, text }: WorkRow): Omit<RowWords, 'next'> {
  const m = undoWords[locale];
  const [request = '', problem = ''] = kind?.split(' ') ?? [];
  const what = amount === null ? m.cancel : m.money(formatMoney(locale, amount));
  const why = m.problems[problem] ?? problem;
  return {
    what: request === 'refund' || request === 'cancel' ? what : request,
    quoted: workListWords[locale].notDone(why, text ?? ''),
  };
}

/** The sum stands in a column of its own, in crowns; as the provider writes it, in haléře, it misleads. */
function withoutSum(quoted: string | undefined): string | undefined {
  return quoted?.replace(/^\d+ [a-z]{3}(?:, |$)/i, '') || undefined;
}

function anomalyWords(locale: Locale, kind: string | null, next: string): Omit<RowWords, 'quoted'> {
  const words: Readonly<Record<string, { title: string; next: string }>> =
    workListWords[locale].anomalies;
  const found = kind === null ? undefined : words[kind];
  return { what: found?.title ?? kind ?? undefined, next: found?.next ?? next };
}

/** Once it is known what goes back, nobody has to reckon it. */
function nextOfWithdrawal(locale: Locale, { kind, amount }: WorkRow): string | undefined {
  const m = workListWords[locale].withdrawals;
  const stated = nextOf(m.next, kind);
  if (stated !== undefined || amount === null) return stated;
  return amount > 0 ? m.pay(formatMoney(locale, amount)) : m.nothing;
}

function nextOf(words: Readonly<Record<string, string>>, kind: string | null): string | undefined {
  return kind === null ? undefined : words[kind];
}

function nameKind(
  words: Readonly<Record<string, string>>,
  kind: string | null,
): string | undefined {
  return kind === null ? undefined : (words[kind] ?? kind);
}
