import { plural } from '#domain/locale.ts';
import type { IntentProblem, WithdrawalAct } from '#domain/operator/intent.ts';

const problems: Partial<Record<string, string>> & Record<IntentProblem, string> = {
  'order-not-paid': 'není co vracet',
  'refund-amount': 'z\u00a0platby už tolik nezbývá',
  'too-late': 'objednávku už zrušit nejde',
};

const packages = (count: number): string => (count === 1 ? 'balíčku' : `${count}\u00a0balíčků`);

export const undo = {
  problems,
  label: 'Co jde vzít zpět',
  order: (number: number) => `objednávka\u00a0${number}`,
  message: (number: number) => `zpráva\u00a0${number}`,
  withdrawal: 'odstoupení bez objednávky',
  orders: (count: number) =>
    `${count}\u00a0${plural('cs', count, { one: 'objednávka', few: 'objednávky', other: 'objednávek' })}`,
  bulk: 'Hromadná akce',
  reply: 'Odpověď zákazníkovi',
  money: (sum: string) => `Vrácení ${sum}`,
  email: 'E\u2011mail:',
  /** Of so many packages. */
  moves: {
    begun: (count: number) => `Zahájení ${packages(count)}`,
    completed: (count: number) => `Dokončení ${packages(count)}`,
  },
  /** What somebody made of a declaration of withdrawal. */
  withdrawals: {
    read: 'Balíčky, kterých se odstoupení týká',
    tied: 'Přiřazení odstoupení a\u00a0nové potvrzení zákazníkovi',
    closed: 'Vyřízené odstoupení',
  } satisfies Record<Exclude<WithdrawalAct, 'released' | 'ended'>, string>,
  cancel: 'Zrušení objednávky',
  emails: (names: string, to: string | undefined) =>
    to === undefined ? names : `${names}, na ${to}`,
  /** Without a script the moment is named, with one the seconds run. */
  until: (time: string) => `Odejde v\u00a0${time}`,
  /** Of a move, of which nothing leaves. */
  moveUntil: (time: string) => `Vzít zpět jde do ${time}`,
  inSeconds: (seconds: string) => `odejde za\u00a0${seconds}\u00a0s`,
  moveInSeconds: (seconds: string) => `zbývá ${seconds}\u00a0s`,
  leaving: 'právě odchází',
  moveEnding: 'zbývá chvilka',
  takeBack: 'Vzít zpět',
  takeBackOf: (what: string, order: string) => `Vzít zpět: ${what}, ${order}`,
  seen: 'Viděno',
  seenOf: (what: string) => `Viděno: ${what}`,
  failed: (problem: IntentProblem) => `Neprovedeno: ${problems[problem]}.`,
  outcome: {
    'taken-back': 'Vzato zpět. Nic neodešlo.',
    'taken-back-partly':
      'Vzato zpět jen zčásti: u\u00a0ostatního už bylo pozdě, nebo se to mezitím změnilo.',
    'undo-too-late': 'Pozdě: to už vzít zpět nejde.',
    'right-missing': 'Toto může vzít zpět jen majitel.',
    'undo-unknown': 'To už vzít zpět nejde.',
    'changed-meanwhile':
      'Objednávka se mezitím změnila, proto zůstává, jak je. Napravit to můžete na její stránce.',
  },
};

export type UndoMessages = typeof undo;
