import { MOST_ANSWER_HOURS, type SettingProblem } from '#domain/admin/settings-form.ts';

/** Words of the settings that need no restart. */
export const settings = {
  title: 'Nastavení',
  lead: 'Co se dá změnit za chodu. Změna je vidět hned všude, prázdné pole vrací výchozí hodnotu a\u00a0každá změna zůstává v\u00a0záznamu.',
  log: 'Záznam změn',
  reviewSwitches: 'Ukázkové a\u00a0generované recenze se zapínají u\u00a0recenzí.',
  fixed:
    'Kdo obchod provozuje, jeho schránka a\u00a0adresy webu se mění jen v\u00a0nastavení při startu: závisejí na nich faktury, odesílatel e\u2011mailů a\u00a0odpovědi zákazníků.',
  saved: 'Uloženo.',
  stale:
    'Nastavení mezitím změnil někdo jiný. Níže je, co jste vyplnili; podívejte se na stránku znovu a\u00a0uložte ještě jednou.',
  save: 'Uložit',
  asStarted: (value: string) => `Výchozí hodnota: ${value}`,
  orders: {
    title: 'Nové objednávky',
    taken: 'Objednávky se přijímají.',
    stopped: 'Nové objednávky jsou zastavené.',
    hint: 'Zastavení se netýká toho, co už je objednané: zaplatit, sledovat, reklamovat i\u00a0vrátit peníze jde dál. Košíky zákazníkům zůstanou. Vy můžete objednávku zadat ručně.',
    stopCs: 'Věta pro zákazníky česky',
    stopEn: 'Věta pro zákazníky anglicky',
    stop: 'Zastavit nové objednávky',
    change: 'Změnit větu',
    resume: 'Znovu přijímat objednávky',
  },
  contact: {
    title: 'Kdy a\u00a0kde odpovídáte',
    dayFrom: 'Od dne',
    dayTo: 'Do dne',
    timeFrom: 'Od kolika hodin',
    timeTo: 'Do kolika hodin',
    asBefore: 'výchozí',
    hours: 'Pracovní doba',
    answerHours: 'Odpověď nejpozději do (hodin)',
    chatNumber: 'Číslo pro chat',
    phone: 'Telefon',
  },
  legal: {
    title: 'Obchodní podmínky a\u00a0ochrana soukromí',
    legalDay: 'Platí ode dne',
    hint: 'Den, od kterého platí první znění obchodních podmínek a\u00a0zásad ochrany soukromí. Nastavte ho před první objednávkou, potom už změnit nejde.',
    fixed: (day: string) =>
      `Obchodní podmínky i\u00a0zásady ochrany soukromí platí od ${day}. Podle tohoto znění už někdo objednal, den proto změnit nejde.`,
  },
  days: ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'],
  generators: {
    title: 'Generované texty',
    generatedAuthor: 'Autor generovaných článků',
    authorUsual: 'redakce',
    generatedArticles: 'Nové články ukládat jako',
    generatedReviews: 'Nové recenze ukládat jako',
    states: { published: 'zveřejněné', draft: 'koncepty' },
    usual: (state: string) => `výchozí (${state})`,
    publishUnread: 'Zveřejnit vygenerovaný článek i\u00a0bez toho, aby ho někdo přečetl',
    publishUnreadHint: 'Platí pro veřejný obchod. Za každý zveřejněný text odpovídáte vy.',
  },
  problems: {
    'sentence-missing': 'Napište větu, kterou zákazníci uvidí',
    'too-long': 'Zkraťte to prosím',
    'hours-wrong': 'Vyplňte oba dny i\u00a0oba časy, první před druhým',
    'answer-wrong': `Napište celé číslo od 1 do ${MOST_ANSWER_HOURS}`,
    'chat-wrong': 'Napište číslo i\u00a0s\u00a0předvolbou země',
    'phone-wrong': 'Toto není telefonní číslo',
    'day-wrong': 'Napište datum, které existuje',
    'day-fixed': 'Podle tohoto znění už někdo objednal, den proto změnit nejde',
  } satisfies Record<SettingProblem, string>,
};

export type SettingsMessages = typeof settings;
