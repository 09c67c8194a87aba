import { packageName } from '#content/catalogue/package-name.ts';
import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { SHORT_TEXT, WITHDRAWN_TEXT } from '#domain/order/order-event.ts';
import { readProgress } from '#domain/order/progress-note.ts';
import { emailName } from '#web/operator/email-name.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';

export type HistoryEntry = Order['events'][number];

interface Telling {
  order: Order;
  locale: Locale;
  m: OrderDeskMessages;
}

/** The kinds whose text is the name of a choice, which stands in the words of the kind. */
const choiceKinds = new Set<HistoryEntry['kind']>([
  'withdrawal-settled',
  'complaint-settled',
  'refill',
  'refill-ended',
  'late-answered',
]);

/** An entry of the history in words: what happened, and what else is said of it. */
export function tellEntry(
  telling: Telling,
  entry: HistoryEntry,
): { what: string; text: string | null } {
  const { kind, state, text, newTarget } = entry;
  if (kind === 'progress') return { what: tellProgress(telling, entry), text: null };
  if (kind === 'target') return { what: telling.m.history.given, text: newTarget };
  if (kind === 'email-again') return { what: tellAgain(telling, entry), text: null };
  const words = telling.m.history;
  if (kind === null && state === 'completed' && text === SHORT_TEXT)
    return { what: words.completedBelow.short, text: null };
  if (kind === null && state === 'completed' && text === WITHDRAWN_TEXT)
    return { what: words.completedBelow.withdrawn, text: null };
  if (kind === null && state !== null) return { what: words.states[state], text };
  if (kind === null) return tellMoney(telling, entry);
  return { what: tellKind(telling, entry, kind), text: choiceKinds.has(kind) ? null : text };
}

function tellKind(
  telling: Telling,
  entry: HistoryEntry,
  kind: Exclude<HistoryEntry['kind'], null | 'progress' | 'email-again' | 'target'>,
): string {
  const { line, text } = entry;
  const { history: words } = telling.m;
  const named = lineName(telling, entry);
  const tellers: Record<typeof kind, string> = {
    note: line === null ? words.note : `${named}: ${words.note}`,
    hold: words.held(named),
    resume: words.resumed(named),
    corrected: words.corrected(named, entry.newTarget ?? ''),
    withdrawal: words.withdrawal,
    'withdrawal-read': words.withdrawalRead(named),
    'withdrawal-tied': words.withdrawalTied,
    'withdrawal-settled': sayChoice(words.withdrawalSettled, text),
    complaint: words.complaint,
    'complaint-settled': sayChoice(words.complaintSettled, text),
    refill: sayChoice(words.refill, text),
    'refill-ended': sayChoice(words.refillEnded, text),
    'late-offered': words.lateOffered,
    'late-answered': sayChoice(words.lateAnswered, text),
    'early-start': words.earlyStart,
    agreed: words.agreed,
    undone: words.undone,
    entered: words.entered,
  };
  return tellers[kind];
}

function sayChoice(words: Readonly<Record<string, string>>, choice: string | null): string {
  return words[choice ?? 'asked'] ?? '';
}

function tellProgress({ m, ...telling }: Telling, entry: HistoryEntry): string {
  const { locale } = telling;
  const named = lineName({ m, ...telling }, entry);
  const note = readProgress(entry.text);
  if (!note) return m.history.progress(named);
  const count = m.progress(formatCount(locale, note.delivered), formatCount(locale, note.pieces));
  if (note.work === 'completed') return m.history.ended(named, count);
  return note.delivered === 0 ? m.history.begun(named) : m.history.reported(named, count);
}

function tellAgain({ locale, m }: Telling, { text }: HistoryEntry): string {
  return m.history.emailAgain(emailName(locale, text ?? ''));
}

/** An entry without state and kind is about money, or about a target that was missing. */
function tellMoney({ locale, m }: Telling, { amount, text, newTarget }: HistoryEntry) {
  const words = m.history;
  if (amount === null && newTarget !== null) return { what: words.given, text: newTarget };
  if (amount === null) return { what: text === null ? words.given : words.refused, text };
  const sum = formatMoney(locale, Math.abs(amount));
  return { what: amount < 0 ? words.back(sum) : words.cameBack(sum), text };
}

/** A line with the target that it had when the entry was written. */
function lineName({ order, locale, m }: Telling, { line: position, target }: HistoryEntry): string {
  const line = order.lines.find((each) => each.position === position);
  if (!line) return m.items;
  const name = packageName(line.packageId, locale);
  return target === null ? name : `${name} (${target})`;
}
