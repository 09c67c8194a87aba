import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { ImportColumn, NeededColumn } from '#domain/reviews/import-columns.ts';
import type { DateOrder } from '#domain/reviews/import-dates.ts';
import type { RatingScale } from '#domain/reviews/import-rating.ts';
import {
  type ImportFault,
  type ImportFieldProblem,
  type ImportState,
  IMPORT_CELLS,
  IMPORT_MEGABYTES,
  IMPORT_ROWS,
  SOURCE_MOST,
} from '#domain/reviews/import.ts';
import {
  type DecisionProblem,
  type RejectReason,
  type ReviewState,
  DECISION_NOTE_MOST,
  REPLY_MOST,
} from '#domain/reviews/moderation.ts';
import type { ReviewOrigin } from '#domain/reviews/review.ts';

const reviewsOf = (count: number) =>
  plural('cs', count, { one: 'recenze', few: 'recenze', other: 'recenzí' });

/** Words of the operator's pages of reviews. Czech is the type. */
export const operatorReviews = {
  title: 'Recenze',
  lead: 'Nejdřív ty, které čekají na rozhodnutí, potom od nejnovější.',
  waiting: (count: string, isMore: boolean) =>
    `Čeká na rozhodnutí: ${isMore ? 'víc než ' : ''}${count}`,
  toImport: 'Převzít recenze ze souboru',
  states: {
    pending: 'Čeká na rozhodnutí',
    published: 'Zveřejněná',
    rejected: 'Zamítnutá',
  } satisfies Record<ReviewState, string>,
  origins: {
    customer: 'Od zákazníka, ověřený nákup',
    imported: 'Převzatá odjinud',
    sample: 'Ukázková',
    generated: 'Vytvořená AI nebo automaticky',
  } satisfies Record<ReviewOrigin, string>,
  languages: { cs: 'česky', en: 'anglicky' },
  filter: {
    state: 'Stav',
    origin: 'Původ',
    platform: 'Platforma',
    service: 'Služba',
    language: 'Jazyk',
    rating: 'Hodnocení',
    q: 'Hledat ve jménu a\u00a0textu',
  },
  caption: 'Recenze, nejdřív ty, které čekají',
  columns: {
    review: 'Recenze',
    rating: 'Hodnocení',
    about: 'Služba',
    origin: 'Původ',
    state: 'Stav',
    day: 'Napsáno',
  },
  noneHint: 'Zákazníky k\u00a0recenzi zveme sami, když objednávku dokončíme.',
  switches: {
    title: 'Ukázkové a\u00a0vytvořené recenze',
    text: 'Na veřejném webu se neukazují, dokud je nezapnete. Označení mají vždycky, za ověřené se nevydávají a\u00a0do počtů se nepočítají. Obchod, který běží jen na vlastním počítači, je ukazuje vždy.',
    samples: 'Ukazovat ukázkové recenze',
    generated: 'Ukazovat recenze vytvořené AI nebo automaticky',
    save: 'Uložit přepínače',
  },
  saved: {
    switched: 'Přepínače jsou uložené.',
    published: 'Recenze je zveřejněná.',
    rejected: 'Recenze zveřejněná není.',
    replied: 'Odpověď je uložená.',
    discarded: 'Soubor jsme zahodili; žádná recenze z\u00a0něj nevznikla.',
  },

  one: {
    title: (name: string) => `Recenze: ${name}`,
    back: 'Všechny recenze',
    facts: 'O\u00a0recenzi',
    order: 'Objednávka',
    orderNumber: (number: number) => `č.\u00a0${number}`,
    service: 'Služba',
    platform: 'Platforma',
    language: 'Jazyk',
    origin: 'Původ',
    source: 'Zdroj',
    exported: (day: string) => `export ze dne ${day}`,
    import: 'Převzetí',
    openImport: 'Ukázat celé převzetí',
    written: 'Napsáno',
    state: 'Stav',
    decided: (by: string, day: string) => `${by}, ${day}`,
    decidedBy: 'Kdo rozhodl',
    reason: 'Důvod',
    note: 'Vysvětlení autorovi',
    publish: 'Zveřejnit',
    publishTitle: 'Zveřejnění',
    publishText: 'Ukáže se na webu pod svým datem, se svým označením a\u00a0beze změny textu.',
    rejectTitle: {
      pending: 'Zamítnutí',
      published: 'Stažení z\u00a0webu',
      rejected: 'Jiný důvod',
    } satisfies Record<ReviewState, string>,
    reject: {
      pending: 'Zamítnout',
      published: 'Stáhnout z\u00a0webu',
      rejected: 'Změnit důvod',
    } satisfies Record<ReviewState, string>,
    law: 'Že je recenze záporná, důvodem není: vynechávat kritiku je klamavé opomenutí a\u00a0nekalá obchodní praktika (§\u00a04 a\u00a0§\u00a05a odst.\u00a01 zákona č.\u00a0634/1992\u00a0Sb., o\u00a0ochraně spotřebitele).',
    toAuthor:
      'Autor dostane e\u2011mail s\u00a0důvodem i\u00a0vysvětlením. Půl minuty ho můžete vzít zpět a\u00a0rozhodnutí s\u00a0ním.',
    toNobody: 'Recenze nepřišla přes pozvánku, e\u2011mail proto nikomu neodejde.',
    reasonLabel: 'Důvod',
    chooseReason: 'Vyberte důvod',
    reasons: {
      spam: 'spam nebo reklama',
      abuse: 'urážky nebo výhrůžky',
      'personal-data': 'osobní údaje',
      'off-topic': 'netýká se nákupu',
      unlawful: 'protiprávní obsah',
      'taken-back': 'požádal o\u00a0to autor',
    } satisfies Record<RejectReason, string>,
    noteLabel: 'Vysvětlení',
    noteHint: `Nepovinné, nejvýš ${DECISION_NOTE_MOST}\u00a0znaků.`,
    replyTitle: 'Odpověď obchodu',
    replyText: 'Stojí pod recenzí na webu. Prázdná odpověď tam nebude.',
    replyLabel: 'Odpověď',
    replySave: 'Uložit odpověď',
    replyRemove: 'Smazat odpověď',
    log: 'Co se s\u00a0recenzí dělo',
    logEmpty: 'Zatím nic.',
    problems: {
      unknown: 'Tato recenze tu už není.',
      'changed-meanwhile':
        'Mezitím o\u00a0recenzi rozhodl někdo jiný. Podívejte se, jak, a\u00a0rozhodněte znovu.',
      'state-unknown': 'Vyberte, co se s\u00a0recenzí má stát.',
      'reason-missing': 'Vyberte důvod. Kritika jím být nemůže.',
      'note-long': `Zkraťte prosím vysvětlení na ${DECISION_NOTE_MOST}\u00a0znaků.`,
      'reply-long': `Zkraťte prosím odpověď na ${REPLY_MOST}\u00a0znaků.`,
    } satisfies Record<DecisionProblem | 'unknown' | 'changed-meanwhile' | 'reply-long', string>,
  },
  count: (count: string, number: number) => `${count}\u00a0${reviewsOf(number)}`,
};

export type OperatorReviewsMessages = typeof operatorReviews;

const importedReviews = (count: number) =>
  plural('cs', count, { one: 'recenzi', few: 'recenze', other: 'recenzí' });
const counted = (count: number) => `${formatCount('cs', count)}\u00a0${importedReviews(count)}`;

const columns: Record<ImportColumn, string> = {
  name: 'jméno',
  rating: 'hodnocení',
  date: 'datum',
  text: 'text',
  title: 'nadpis',
  pros: 'klady',
  cons: 'zápory',
  service: 'služba nebo platforma',
  language: 'jazyk',
};

export const reviewImport = {
  title: 'Převzít recenze ze souboru',
  back: 'Všechny recenze',
  lead: 'Recenze, které o\u00a0vás někdo napsal jinde. Na webu u\u00a0každé stojí, že je převzatá a\u00a0odkud; za ověřený nákup se nevydává a\u00a0do počtů ani průměrů se nepočítá.',
  format: `Soubor do ${IMPORT_MEGABYTES}\u00a0MB: CSV z\u00a0tabulky nebo ze služby s\u00a0recenzemi, JSON z\u00a0Google Takeout, XML z\u00a0Heureky. Sloupce poznáme podle názvů; které nepoznáme, přiřadíte v\u00a0náhledu.`,
  fields: {
    source: 'Odkud recenze jsou',
    sourceHint: 'Třeba Heureka nebo Google. Ukáže se u\u00a0každé recenze.',
    sourceUrl: 'Odkaz na zdroj',
    optional: 'nepovinné',
    exportedOn: 'Kdy jste je odtamtud stáhli',
    file: 'Soubor',
    language: 'Jazyk, když ho řádek neuvádí',
    platform: 'Platforma, když ji řádek neuvádí',
    noPlatform: 'Každý řádek ji musí uvést',
  },
  languages: { cs: 'čeština', en: 'angličtina' },
  read: 'Přečíst soubor',
  readHint: 'Nic se zatím neuloží mezi recenze; nejdřív uvidíte, jak budou vypadat.',
  problems: {
    'source-missing': 'Napište, odkud recenze jsou.',
    'source-long': `Zkraťte prosím název zdroje na ${SOURCE_MOST}\u00a0znaků.`,
    'source-url-wrong': 'Toto není webová adresa. Musí začínat https://.',
    'exported-missing': 'Vyplňte den, kdy jste recenze stáhli.',
    'exported-future': 'Tento den teprve přijde.',
    'file-missing': 'Vyberte soubor.',
    'file-large': `Soubor je větší než ${IMPORT_MEGABYTES}\u00a0MB. Rozdělte ho prosím.`,
    'file-empty': 'V\u00a0souboru nic není.',
    'file-no-text': 'Toto není textový soubor. Uložte tabulku jako CSV.',
    'file-encoding':
      'Kódování souboru neumíme přečíst. Uložte ho prosím jako CSV v\u00a0kódování UTF\u20118.',
    'file-broken': 'Soubor je poškozený nebo neúplný. Vyvezte ho prosím znovu.',
    'file-shape': 'Recenze v\u00a0tomto souboru nevidíme. Vyvezte je prosím jako CSV.',
    'file-rows': `Soubor má víc než ${formatCount('cs', IMPORT_ROWS)}\u00a0řádků. Rozdělte ho prosím.`,
    'file-cells': `Řádek má víc než ${IMPORT_CELLS}\u00a0sloupců. Zkontrolujte prosím, zda je to tabulka recenzí.`,
    'file-heavy':
      'Soubor se nepodařilo přečíst: zabral by příliš mnoho času nebo paměti. Rozdělte ho prosím.',
    'file-waits': 'Právě se čte jiný soubor. Zkuste to prosím za chvíli.',
  } satisfies Record<ImportFieldProblem, string>,
  called: (kind: string) =>
    `Toto je ${kind} a\u00a0recenze v\u00a0něm nevidíme. Vyvezte je prosím jako CSV.`,
  atRow: (row: string) => `Je to kolem řádku ${row}.`,
  reading: {
    title: 'Jak soubor čteme',
    missing: (names: readonly NeededColumn[]) =>
      `Chybí nám ${names.map((name) => columns[name]).join(', ')}. Vyberte, ve kterém sloupci to je.`,
    column: (column: ImportColumn) => {
      const name = columns[column];
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    chooseColumn: 'Vyberte sloupec.',
    none: 'v\u00a0souboru není',
    nameless: (number: number) => `${number}.\u00a0sloupec`,
    dateOrder: 'Pořadí v\u00a0datu',
    orders: { 'day-first': 'den/měsíc/rok', 'month-first': 'měsíc/den/rok' } satisfies Record<
      DateOrder,
      string
    >,
    fromFile: 'podle souboru',
    dateUnclear:
      'U\u00a0dat jako 3/4/2026 soubor neříká, co je den a\u00a0co měsíc. Vyberte pořadí.',
    scale: 'Nejlepší známka',
    scaleFromFile: (scale: RatingScale) => `podle souboru: ${scale}`,
    scaleUnclear: 'Některé známky jsou vyšší. Zkontrolujte, která je nejlepší.',
    isRoundedDown: 'Půlky hvězdiček brát dolů, místo abychom je vynechali',
    isHeaderless: 'V\u00a0prvním řádku už je recenze, ne názvy sloupců',
    again: 'Přečíst znovu',
    changed: 'Soubor jsme přečetli podle změn. Podívejte se na náhled a\u00a0potvrďte ho.',
  },
  chooseAgain: 'Soubor prosím vyberte znovu.',
  list: {
    title: 'Dřívější převzetí',
    caption: 'Převzetí, nejnovější první',
    source: 'Zdroj',
    day: 'Kdy a\u00a0kdo',
    state: 'Stav',
    stored: 'Recenzí',
    none: 'Zatím jste nic nepřevzali.',
  },
  states: {
    reading: 'soubor se čte',
    ready: 'čeká na potvrzení',
    running: 'přebírá se',
    done: 'převzato',
    withdrawing: 'ruší se',
    withdrawn: 'zrušeno',
  } satisfies Record<ImportState, string>,
  one: {
    title: (source: string) => `Převzetí: ${source}`,
    back: 'Převzetí recenzí',
    file: 'Soubor',
    source: 'Zdroj',
    exportedOn: 'Staženo odtamtud',
    by: 'Kdo převzal',
    reload: 'Načíst znovu',
    reading: 'Soubor se ještě čte.',
    good: (count: number) => `Převzít jde ${counted(count)}.`,
    doubles: (count: number) =>
      `Dvakrát nebo už převzaté: ${formatCount('cs', count)}. Vynecháme je.`,
    faults: (count: number) => `Řádky s\u00a0chybou: ${formatCount('cs', count)}. Vynecháme je.`,
    preview: 'První recenze, jak budou vypadat',
    previewColumns: {
      row: 'Řádek',
      review: 'Recenze',
      rating: 'Hodnocení',
      service: 'Služba',
      language: 'Jazyk',
      day: 'Napsáno',
    },
    faultsTitle: 'Vynechané řádky',
    faultsFirst: (count: number) => `Prvních ${formatCount('cs', count)}.`,
    fault: (row: string, words: string) => `Řádek ${row}: ${words}`,
    entryFault: (entry: string, words: string) => `Záznam ${entry}: ${words}`,
    choose: 'Co s\u00a0nimi',
    wait: 'Ať čekají, rozhodneme o\u00a0každé zvlášť',
    publish: 'Hned je zveřejnit',
    begin: (count: number) => `Převzít ${counted(count)}`,
    discard: 'Zahodit soubor',
    running: (stored: string, rows: string) => `Převzato ${stored} z\u00a0${rows}.`,
    done: (count: number) => `Hotovo. Převzali jsme ${counted(count)}.`,
    withdrawing: 'Převzaté recenze se mažou.',
    withdrawn: 'Převzetí je zrušené; žádná recenze z\u00a0něj nezbyla.',
    withdrawTitle: 'Zrušit celé převzetí',
    withdrawSure:
      'Smaže všechny recenze, které z\u00a0něj jsou, i\u00a0s\u00a0odpověďmi. Vrátit se to nedá.',
    withdraw: 'Ano, smazat všechny',
    toReviews: 'Ukázat recenze',
    problems: {
      unknown: 'Toto převzetí tu už není, nebo se soubor ještě čte.',
      'import-empty': 'Není co převzít.',
      'import-begun': 'Převzetí už začalo; můžete ho zrušit.',
      'import-changed': 'Soubor je teď přečtený jinak. Podívejte se na náhled znovu.',
      'file-heavy': 'Soubor se nepodařilo přečíst znovu: zabral by příliš mnoho času nebo paměti.',
      'choice-missing': 'Vyberte, co se s\u00a0recenzemi má stát.',
    },
  },
  faults: {
    'name-missing': 'chybí jméno',
    'name-long': 'jméno je moc dlouhé',
    'rating-wrong': 'hodnocení nejde přečíst, nebo je mimo stupnici',
    'rating-between': 'hodnocení je mezi dvěma hvězdičkami',
    'text-missing': 'chybí text',
    'text-long': 'text je moc dlouhý',
    'date-wrong': 'datum nejde přečíst, nebo takový den není',
    'date-unclear': 'není jasné, co je v\u00a0datu den a\u00a0co měsíc',
    'date-future': 'datum teprve přijde',
    'service-unknown': 'služba nejmenuje platformu a\u00a0žádná není vybraná pro celý soubor',
    'service-long': 'název služby je moc dlouhý',
    'language-unknown': 'jazyk není čeština ani angličtina',
    'byte-broken': 'je v\u00a0něm znak, který nejde přečíst',
    'row-broken': 'uvozovky se v\u00a0něm otevírají a\u00a0nezavírají',
    'row-cells': `má víc než ${IMPORT_CELLS}\u00a0sloupců`,
    double: 'je tu dvakrát, nebo už je převzatá',
  } satisfies Record<ImportFault, string>,
};

export type ReviewImportMessages = typeof reviewImport;
