import type { NoticeProblem, NoticeState, NoticedText } from '#domain/legal/notice.ts';

/** Words of the legal texts and the notices of their changes. */
export const legalTexts = {
  title: 'Právní texty',
  lead: 'Která znění platí a\u00a0co jste o\u00a0jejich změnách oznámili. Samotné texty mění nová verze programu; oznámení zveřejníte tady a\u00a0web ho ukáže hned.',
  log: 'Kdo co oznámil',
  texts: {
    title: 'Znění',
    columns: { text: 'Text', since: 'Platí od', former: 'Dřívější znění' },
    none: 'žádné',
    names: {
      terms: 'Obchodní podmínky',
      privacy: 'Ochrana soukromí',
      accessibility: 'Prohlášení o\u00a0přístupnosti',
      consent: 'Žádost o\u00a0zahájení před uplynutím lhůty',
    },
    consentPlace: 'v\u00a0druhém kroku objednávky',
  },
  notices: {
    title: 'Oznámení změn',
    none: 'Zatím jste žádnou změnu neoznámili',
    noneHint: 'Až budete text měnit, napište níže, co se změní a\u00a0odkdy.',
    columns: { text: 'Text', effective: 'Změna od', state: 'Stav', published: 'Oznámeno' },
    states: {
      coming: 'zveřejněno',
      effective: 'právě začala platit',
      former: 'dřívější',
      withdrawn: 'odvoláno',
    } satisfies Record<NoticeState, string>,
    late: (text: string, day: string) =>
      `Oznámená změna (${text}, od ${day}) už měla platit, ale obchod stále ukazuje starší znění. Nasaďte verzi programu s\u00a0novým textem.`,
    open: (text: string, day: string) => `${text}, od ${day}`,
  },
  fresh: 'Nové oznámení',
  /** What becomes of it, and how soon a change of the terms may hold. */
  freshHint: (days: number, stays: number) =>
    `Ukáže se nad textem hned po zveřejnění a\u00a0zůstane tam ještě ${stays}\u00a0dní po dni účinnosti; podmínky navíc i\u00a0nad objednávkou. Potom zůstává čitelné v\u00a0seznamu pod textem. Podmínky se oznamují nejméně ${days}\u00a0dní předem. Objednávky odeslané do dne účinnosti se řídí zněním, které platilo při odeslání.`,
  writing:
    'Odstavce oddělte prázdným řádkem, bod seznamu začněte pomlčkou a\u00a0mezerou, **tučné** písmo dvěma hvězdičkami.',
  fields: {
    text: 'Který text se mění',
    whatCs: 'Co se mění, česky',
    whatEn: 'Co se mění, anglicky',
    effectiveOn: 'Odkdy změna platí',
  },
  noticed: {
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana soukromí',
  } satisfies Record<NoticedText, string>,
  publish: 'Zveřejnit oznámení',
  saved: 'Hotovo. Na webu je to hned.',
  problems: {
    missing: 'Vyplňte prosím v\u00a0obou jazycích',
    'too-long': 'Zkraťte to prosím',
    'text-unknown': 'Vyberte text ze seznamu',
    'day-wrong': 'Vyberte den',
    'day-soon': 'Tak brzy to nejde',
    'day-nearer': 'Oznámený den se nedá uspíšit, jen odložit',
  } satisfies Record<NoticeProblem, string>,
  /** The first day that would do. */
  earliest: (day: string) => `Tak brzy to nejde, nejdříve ${day}`,
  one: {
    back: 'Právní texty',
    windowTitle: 'Oznámení změny',
    title: (text: string, day: string) => `${text}: změna od ${day}`,
    onSite: 'Jak je to na webu',
    cs: 'Česky',
    en: 'Anglicky',
    state: 'Stav',
    published: 'Oznámeno',
    earlier: (day: string) => `Dřívější znění oznámení, ${day}`,
    correct: 'Opravit oznámení',
    correctHint: 'Dřívější znění oznámení zůstane čitelné. Den účinnosti jde jen odložit.',
    save: 'Zveřejnit opravu',
    withdraw: 'Odvolat oznámení',
    withdrawSure:
      'Změna nenastane. Oznámení zmizí nad textem a\u00a0v\u00a0seznamu pod ním zůstane jako odvolané.',
    withdrawYes: 'Odvolat',
    closed: 'Den účinnosti už přišel, oznámení se nedá měnit ani odvolat.',
    left: 'Oznámení se mezitím uzavřelo a\u00a0nic se nezměnilo. Napsali jste:',
    gone: 'Oznámení je odvolané, nedá se už měnit.',
    stale:
      'Oznámení mezitím změnil někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0zveřejněte ještě jednou.',
    history: 'Co se s\u00a0oznámením dělo',
  },
};

export type LegalTextsMessages = typeof legalTexts;
