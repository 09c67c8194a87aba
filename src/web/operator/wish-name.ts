import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { type IntentWish, movedTo } from '#domain/operator/intent.ts';
import { emailNames, undoWords } from './undo-words.ts';

/** What somebody wanted to leave the house, and of e-mails which ones. */
export function wishName(locale: Locale, wish: IntentWish): { what: string; about?: string } {
  const m = undoWords[locale];
  switch (wish.kind) {
    case 'refund':
      return { what: m.money(formatMoney(locale, wish.amount)) };
    case 'cancel':
      return { what: m.cancel };
    case 'reply':
      return { what: m.reply };
    case 'move':
      return { what: m.moves[movedTo(wish.undo)](wish.undo.lines.length) };
    case 'withdrawal-closed':
      return { what: m.withdrawals.closed };
    case 'withdrawal':
      return { what: m.withdrawals[wish.undoCare.act] };
    case 'emails': {
      const kinds = wish.emails.map((kind) => emailNames[locale][kind]).join(', ');
      return { what: m.email, about: m.emails(kinds, wish.to) };
    }
  }
}

/** The same in one text. */
export function wishText(locale: Locale, wish: IntentWish): string {
  const { what, about } = wishName(locale, wish);
  return about ? `${what} ${about}` : what;
}
