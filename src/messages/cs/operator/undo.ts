import { plural } from '#domain/locale.ts';
import type { IntentProblem } from '#domain/operator/intent.ts';

const problems: Partial<Record<string, string>> & Record<IntentProblem, string> = {
  'order-not-paid': 'není co vracet',
  'refund-amount': 'z\u00a0platby už tolik nezbývá',
  'too-late': 'objednávku už zrušit nejde',
};

export const undo = {
  problems,
  label: 'Co za chvíli odejde',
  order: (number: number) => `objednávka\u00a0${number}`,
  message: (number: number) => `zpráva\u00a0${number}`,
  orders: (count: number) =>
    `${count}\u00a0${plural('cs', count, { one: 'objednávka', few: 'objednávky', other: 'objednávek' })}`,
  bulk: 'Hromadná změna',
  reply: 'Odpověď zákazníkovi',
  money: (sum: string) => `Vrácení ${sum}`,
  email: 'E\u2011mail:',
  moves: { begun: 'Zahájení dodávání', completed: 'Dokončení balíčku' },
  cancel: 'Zrušení objednávky',
  emails: (names: string, to: string | undefined) =>
    to === undefined ? names : `${names}, na ${to}`,
  /** Without a script the moment is named, with one the seconds run. */
  until: (time: string) => `Odejde v\u00a0${time}`,
  /** Of a move, of which nothing leaves. */
  moveUntil: (time: string) => `Vzít zpět jde do ${time}`,
  inSeconds: (seconds: string) => `za ${seconds}\u00a0s`,
  leaving: 'právě odchází',
  takeBack: 'Vzít zpět',
  takeBackOf: (what: string, order: string) => `Vzít zpět: ${what}, ${order}`,
  seen: 'Viděno',
  seenOf: (what: string) => `Viděno: ${what}`,
  failed: (problem: IntentProblem) => `Neprovedeno: ${problems[problem]}.`,
  outcome: {
    'taken-back': 'Vzato zpět. Nic neodešlo.',
    'taken-back-partly':
      'Vzato zpět jen zčásti. Něco už odešlo, nebo se objednávka mezitím změnila.',
    'undo-too-late': 'Pozdě: už to odešlo.',
    'right-missing': 'Tohle může vzít zpět jen majitel.',
    'undo-unknown': 'To už vzít zpět nejde.',
    'changed-meanwhile':
      'Objednávka se mezitím změnila, proto zůstává, jak je. Napravit to můžete na její stránce.',
  },
};

export type UndoMessages = typeof undo;
