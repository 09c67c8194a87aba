import { ratings } from '#domain/reviews/review.ts';
import { plural } from '#domain/locale.ts';
import type { NeededColumn } from '#domain/reviews/import-columns.ts';
import {
  IMPORT_CELLS,
  IMPORT_MEGABYTES,
  IMPORT_ROWS,
  type ImportFault,
  type ImportFieldProblem,
  type ImportState,
  SOURCE_MOST,
} from '#domain/reviews/import.ts';
import { formatCount } from '#domain/money.ts';

const reviewsOf = (count: number) =>
  plural('cs', count, { one: 'recenzi', few: 'recenze', other: 'recenzí' });
const counted = (count: number) => `${formatCount('cs', count)}\u00a0${reviewsOf(count)}`;

const columns: Record<NeededColumn, string> = {
  name: 'jméno',
  rating: 'hodnocení',
  text: 'text',
  date: 'datum',
};

/** Words of the import of reviews. Czech is the type. */
export const reviewImport = {
  title: 'Převzít recenze ze souboru',
  back: 'Všechny recenze',
  lead: 'Recenze, které o\u00a0vás někdo napsal jinde. Na webu u\u00a0každé stojí, že je převzatá a\u00a0odkud; za ověřený nákup se nevydává a\u00a0do počtů ani průměrů se nepočítá.',
  format: `Soubor CSV do ${IMPORT_MEGABYTES}\u00a0MB v\u00a0kódování UTF\u20118 nebo Windows\u20111250, sloupce oddělené čárkou, středníkem nebo tabulátorem. V\u00a0prvním řádku jsou názvy: jméno, hodnocení, text, datum, a\u00a0když je máte, i\u00a0služba (nebo platforma) a\u00a0jazyk.`,
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
    'file-broken': 'Soubor je poškozený: uvozovky se někde otevírají a\u00a0nezavírají.',
    'file-columns': 'V\u00a0prvním řádku chybí názvy sloupců.',
    'file-rows': `Soubor má víc než ${formatCount('cs', IMPORT_ROWS)}\u00a0řádků. Rozdělte ho prosím.`,
    'file-cells': `Řádek má víc než ${IMPORT_CELLS}\u00a0sloupců. Zkontrolujte prosím, zda je to tabulka recenzí.`,
    'file-heavy':
      'Soubor se nepodařilo přečíst: zabral by příliš mnoho času nebo paměti. Rozdělte ho prosím.',
    'file-waits': 'Právě se čte jiný soubor. Zkuste to prosím za chvíli.',
  } satisfies Record<ImportFieldProblem, string>,
  missing: (names: readonly NeededColumn[]) =>
    names.length === 1
      ? `V\u00a0souboru chybí sloupec ${names.map((name) => `„${columns[name]}“`).join('')}.`
      : `V\u00a0souboru chybí sloupce ${names.map((name) => `„${columns[name]}“`).join(', ')}.`,
  atRow: (row: string) => `Je to kolem řádku ${row}.`,
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
      'choice-missing': 'Vyberte, co se s\u00a0recenzemi má stát.',
    },
  },
  faults: {
    'name-missing': 'chybí jméno',
    'name-long': 'jméno je moc dlouhé',
    'rating-wrong': `hodnocení není celé číslo od ${ratings[0]} do ${ratings.length}`,
    'text-missing': 'chybí text',
    'text-long': 'text je moc dlouhý',
    'date-wrong': 'datum nejde přečíst; pište rok-měsíc-den, nebo den.\u00a0měsíc.\u00a0rok',
    'date-future': 'datum teprve přijde',
    'service-unknown': 'služba nejmenuje platformu a\u00a0žádná není vybraná pro celý soubor',
    'service-long': 'název služby je moc dlouhý',
    'language-unknown': 'jazyk není čeština ani angličtina',
    double: 'je tu dvakrát, nebo už je převzatá',
  } satisfies Record<ImportFault, string>,
};

export type ReviewImportMessages = typeof reviewImport;
