import { plural } from '#domain/locale.ts';
import type {
  Damage,
  LogFault,
  ProofFault,
  ProofFaultKind,
  ProofState,
} from '#domain/operator/backup-proof.ts';

const faults: Record<ProofFaultKind, string> = {
  'not-made': 'Záloha se nevytvořila',
  'may-not-create':
    'Uživatel databáze nesmí zakládat databáze, takže zálohu není kde vyzkoušet. Povolte mu to příkazem ALTER ROLE … CREATEDB',
  'no-room': 'Na disku není místo, aby se záloha dala vyzkoušet (volno / velikost databáze)',
  damaged: 'Soubor se zálohou je poškozený',
  'not-restored': 'Zálohu se nepodařilo obnovit',
  counts: 'V\u00a0tabulce je jiný počet řádků, než jaký záloha uvádí',
  orphan: 'Řádek patří k\u00a0jinému, který v\u00a0záloze není',
  'invoice-gap': 'V\u00a0číselné řadě dokladů něco nesedí',
  'paid-without-invoice': 'Zaplacená objednávka nemá fakturu',
  'paid-without-emails': 'Zaplacená objednávka nemá svůj e\u2011mail',
  'order-sum': 'Řádky objednávky nedávají její cenu',
  'invoice-sum': 'Faktura zní na jinou částku než objednávka',
  'refund-sum': 'Vrátilo se víc, než zákazník zaplatil',
  'credit-sum': 'Dobropisy neodpovídají vráceným penězům',
  log: 'Záznam změn někdo změnil mimo program',
  'file-missing': 'V\u00a0úložišti chybí soubor odeslaného dokladu',
  'not-checked': 'Jednu z\u00a0kontrol se nepodařilo dokončit',
  'not-tidied': 'Staré zálohy se nepodařilo smazat',
};

const hows: Record<Damage | LogFault, string> = {
  'not-whole': 'není to záloha, nebo není celá',
  'breaks-off': 'končí uprostřed řádku',
  'no-end': 'chybí konec',
  'goes-on': 'za koncem něco následuje',
  'tables-differ': 'nemá tolik tabulek, kolik uvádí',
  'rows-differ': 'tabulka má jiné řádky, než z\u00a0jakých vznikla',
  foreign: 'není to záloha tohoto obchodu',
  changed: 'je změněný',
  'does-not-follow': 'nenavazuje na předchozí',
  missing: 'chybí',
  'personal-changed': 'má změněný osobní údaj',
  'personal-added': 'má přidaný osobní údaj',
  'head-differs': 'není ten, který jsme poslali e\u2011mailem',
  'head-missing': 'chybí, i\u00a0když jsme ho poslali e\u2011mailem',
};

export const proof = {
  title: 'Zkouška zálohy',
  lead: 'Každou noc se udělá záloha, obnoví se do pomocné databáze a\u00a0ověří se, že v\u00a0ní všechno sedí.',
  states: {
    whole: 'Záloha je v\u00a0pořádku',
    broken: 'Záloha není v\u00a0pořádku',
    late: 'Zálohu dlouho nikdo neověřil',
    none: 'Zálohu zatím nikdo neověřil',
  } satisfies Record<ProofState, string>,
  off: 'Zálohy se nedělají',
  offText: 'Není nastavená složka, do které by se ukládaly:',
  since: (moment: string) => `Naposledy ověřena ${moment}.`,
  never: 'Obchod už má objednávky, ale žádnou zálohu ještě nikdo nezkusil obnovit.',
  first: 'První zkouška proběhne v\u00a0noci.',
  brokenText: 'V\u00a0záloze nesedí:',
  file: 'Soubor',
  madeAt: 'Záloha z',
  endedAt: 'Ověřena',
  rows: 'Řádků',
  took: 'Trvalo',
  seconds: (count: string, whole: number) =>
    `${count}\u00a0${plural('cs', whole, { one: 'sekundu', few: 'sekundy', other: 'sekund' })}`,
  order: (number: number) => `objednávka\u00a0${number}`,
  faults,
  /** Which row, and how. */
  row: ({ row, how }: Pick<ProofFault, 'row' | 'how'>) =>
    [row, how && hows[how]].filter(Boolean).join(' '),
};

export type ProofMessages = typeof proof;
