import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { type ActionRequest, movedTo } from '#domain/admin/pending-action.ts';
import { emailNames, undoWords } from './undo-words.ts';

/** What somebody wanted to leave the house, and of e-mails which ones. */
export function nameAction(
  locale: Locale,
  request: ActionRequest,
): { what: string; about?: string } {
  const m = undoWords[locale];
  switch (request.kind) {
    case 'refund':
      return { what: m.money(formatMoney(locale, request.amount)) };
    case 'cancel':
      return { what: m.cancel };
    case 'reply':
      return { what: m.reply };
    case 'move':
      return { what: m.moves[movedTo(request.undo)](request.undo.lines.length) };
    case 'withdrawal-closed':
      return { what: m.withdrawals.closed };
    case 'withdrawal':
      return { what: m.withdrawals[request.reopen.act] };
    case 'emails': {
      const kinds = request.emails.map((kind) => emailNames[locale][kind]).join(', ');
      return { what: m.email, about: m.emails(kinds, request.to) };
    }
  }
}

/** The same in one text. */
export function describeAction(locale: Locale, request: ActionRequest): string {
  const { what, about } = nameAction(locale, request);
  return about ? `${what} ${about}` : what;
}
