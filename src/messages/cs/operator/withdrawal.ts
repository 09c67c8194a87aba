/** Words of the page of a declaration of withdrawal. Czech is the type. */
export const withdrawalPage = {
  title: 'Odstoupení od smlouvy',
  back: 'Odstoupení k\u00a0vyřízení',
  facts: {
    at: 'Přijato',
    name: 'Jméno',
    email: 'E\u2011mail',
    number: 'Objednávka, jak ji zákazník napsal',
    part: 'Jen od',
    reason: 'Důvod',
    language: 'Jazyk',
    due: 'Vyřídit',
    order: 'Patří k\u00a0objednávce',
    settled: 'Vyřízeno',
  },
  languages: { cs: 'česky', en: 'anglicky' },
  find: 'Najít objednávku',
  search: 'Číslo, jméno, e\u2011mail, profil nebo platba',
  button: 'Hledat',
  none: 'Nic se nenašlo.',
  tie: (number: number) => `Připojit k\u00a0objednávce č.\u00a0${number}`,
  tieText:
    'Zákazníkovi odejde nové potvrzení a\u00a0platné odstoupení pozastaví dodávání. Peníze vrátíte na objednávce.',
  answer: 'Odpovědět zákazníkovi',
  seen: 'Vyřízeno bez objednávky',
  problems: {
    'row-gone': 'Odstoupení mezitím někdo vyřídil.',
    'order-unknown': 'Taková objednávka není.',
    'intent-unknown': 'Tento formulář jsme nerozpoznali. Načtěte stránku znovu.',
  },
};

export type WithdrawalPageMessages = typeof withdrawalPage;
