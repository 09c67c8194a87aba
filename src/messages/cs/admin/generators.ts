import {
  type GeneratorState,
  type ItemProblem,
  type ItemState,
  type KeywordsProblem,
  type ReviewedService,
  MOST_BATCH_KEYWORDS,
  MOST_BATCH_PICTURES,
  MOST_KEYWORD_CHARACTERS,
  REVIEW_COUNT,
} from '#domain/generators/batch.ts';
import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';

const states: Record<GeneratorState, string> = {
  running: 'běží',
  stopped: 'zastaveno',
  done: 'hotovo',
};

const itemStates: Record<ItemState, string> = {
  pending: 'čeká',
  running: 'vytváří se',
  success: 'v\u00a0pořádku',
  error: 'chyba',
};

const itemProblems: Record<ItemProblem, string> = {
  'writer-away': 'služba, která píše texty, neodpovídá',
  'writer-denied':
    'služba, která píše texty, odmítá klíč nebo účet; opraví to ten, kdo se stará o\u00a0nastavení',
  'writer-unusable': 'služba vrátila text, který se nedá použít',
  'writer-day-limit': 'denní limit textů nebo nákladů je vyčerpán',
  'painter-day-limit': 'denní limit obrázků je vyčerpán',
  'painter-away': 'služba, která kreslí obrázky, neodpovídá',
  'painter-denied':
    'služba, která kreslí obrázky, odmítá klíč nebo účet; opraví to ten, kdo se stará o\u00a0nastavení',
  'storage-away': 'služba, která obrázky ukládá, neodpovídá',
  'id-invalid': 'takovou adresu článek mít nemůže',
  'article-unknown': 'článek už tu není',
  'article-refused': 'text nejde uložit jako článek',
  failed: 'chyba programu; podrobnosti jsou v\u00a0jeho záznamu',
};

const keywordsProblems: Record<KeywordsProblem, (line: number) => string> = {
  'keywords-missing': () => 'Zadejte alespoň jedno klíčové slovo',
  'keywords-many': () => `Nejvýš ${MOST_BATCH_KEYWORDS}\u00a0klíčových slov najednou`,
  'keyword-long': (line) =>
    `Řádek\u00a0${line} je příliš dlouhý: klíčové slovo může mít nejvýš ${MOST_KEYWORD_CHARACTERS}\u00a0znaků`,
  'keyword-no-words': (line) =>
    `Řádek\u00a0${line} není klíčové slovo: pište jen slova, bez adres a\u00a0značek`,
};

const faultKinds: Record<string, string> = {
  number: 'údaj, který není v\u00a0podkladech',
  name: 'jméno, které není v\u00a0podkladech',
  date: 'datum, které není v\u00a0podkladech',
  link: 'odkaz, který není v\u00a0podkladech',
  code: 'neznámá značka',
  phrase: 'prázdná fráze nebo slib',
  markup: 'nevhodné formátování',
  length: 'délka textu',
  similar: 'podobá se zveřejněnému textu',
  pretence: 'tvrdí, co nikdo nezažil',
  keyword: 'článek nemluví o\u00a0klíčovém slovu',
  language: 'jiný jazyk',
};

const services: Record<ReviewedService, string> = {
  'instagram-followers': 'Instagram – sledující',
  'instagram-likes': 'Instagram – lajky',
  'tiktok-followers': 'TikTok – sledující',
  'facebook-followers': 'Facebook – sledující',
  'youtube-followers': 'YouTube – sledující',
  'instagram-story-views': 'Instagram – zhlédnutí stories',
};

export const generators = {
  back: 'Přehled',
  articles: {
    title: 'Generátor článků',
    lead: 'Z\u00a0každého klíčového slova napíše jeden článek. Mezi články je pauza, takže můžete stránku zavřít a\u00a0vrátit se k\u00a0ní.',
    keywords: 'Klíčová slova',
    keywordsHint: (most: number) =>
      `Každé na vlastní řádek, nejvýš ${formatCount('cs', most)}, každé do ${MOST_KEYWORD_CHARACTERS}\u00a0znaků.`,
    language: 'Jazyk článků',
    begin: 'Napsat články',
    saved: {
      published: 'Články bez výhrad se rovnou zveřejní.',
      draft: 'Články se uloží jako koncepty; zveřejní je až člověk.',
    },
  },
  pictures: {
    title: 'Generátor obrázků',
    lead: 'Články obou jazyků a\u00a0jejich obrázky v\u00a0úložišti. Bez obrázku ukazuje web kreslenou obálku.',
    present: 'obrázek je',
    missing: 'obrázek chybí',
    away: 'Úložiště obrázků teď neodpovídá, takže nevíme, které obrázky jsou.',
    counts: (present: number, missing: number) =>
      `${formatCount('cs', present)}\u00a0s\u00a0obrázkem, ${formatCount('cs', missing)}\u00a0bez obrázku`,
    chosen: 'Vytvořit vybrané',
    all: (count: number) => `Vytvořit chybějící (${formatCount('cs', count)})`,
    article: 'Článek',
    language: 'Jazyk',
    picture: 'Obrázek',
    previewOf: (title: string) => `Obrázek článku ${title}`,
    choose: (title: string) => `Vybrat článek ${title}`,
    problems: {
      'pictures-missing': 'Vyberte aspoň jeden článek',
      'pictures-many': `Nejvýš ${MOST_BATCH_PICTURES}\u00a0obrázků najednou`,
    },
    older: 'Starší články',
    newer: 'Novější články',
    builtIn: 'Články, se kterými obchod přišel',
    stored: 'Články z\u00a0databáze',
  },
  reviews: {
    title: 'Generátor recenzí',
    lead: 'Kolik zadáte, tolik českých a\u00a0tolik anglických recenzí vznikne. Na webu vždy nesou označení, že je napsal program, a\u00a0nikdy se nevydávají za ověřený nákup.',
    hidden:
      'Vytvořené recenze se na webu neukazují, dokud jejich zobrazení nezapnete v\u00a0recenzích.',
    toSwitches: 'Zobrazení recenzí',
    service: 'Služba',
    chooseService: 'Vyberte službu',
    services,
    notSold: 'neprodává se',
    count: 'Počet',
    countHint: `${REVIEW_COUNT.least} až ${REVIEW_COUNT.most}`,
    begin: 'Napsat recenze',
    problems: {
      'service-missing': 'Vyberte službu',
      'count-wrong': `${REVIEW_COUNT.least} až ${REVIEW_COUNT.most}`,
    },
    saved: {
      published: 'Recenze bez výhrad se rovnou zveřejní.',
      draft: 'Recenze budou čekat na schválení.',
    },
  },
  languages: { cs: 'čeština', en: 'angličtina' },
  keywordsProblems,
  textsMany: (most: number) =>
    `Nejvýš ${formatCount('cs', most)}\u00a0${plural('cs', most, { one: 'text', few: 'texty', other: 'textů' })} najednou`,
  busy: 'Jiná dávka právě běží. Počkejte, až skončí, nebo ji zastavte.',
  batch: {
    title: 'Dávka',
    running: (done: number, all: number) =>
      `Hotovo ${formatCount('cs', done)}\u00a0z\u00a0${formatCount('cs', all)}. Stránku můžete zavřít, práce pokračuje.`,
    stopped: (left: number) =>
      `Zastaveno. ${plural('cs', left, { one: 'Zbývá', few: 'Zbývají', other: 'Zbývá' })} ${formatCount('cs', left)}.`,
    done: (good: number, bad: number) =>
      `Hotovo: ${formatCount('cs', good)}\u00a0v\u00a0pořádku, ${formatCount('cs', bad)}\u00a0s\u00a0chybou`,
    error: (message: string) => `Chyba: ${message}`,
    stated: (problem: string, words: string) => `${problem} (podrobnosti: ${words})`,
    by: (person: string, moment: string) => `${person}, ${moment}`,
    spent: 'Limit nákladů na dávku je vyčerpán. Co zbývá, zadejte jako novou dávku.',
    stop: 'Zastavit',
    resume: 'Pokračovat',
    reload: 'Načíst znovu',
    open: 'Otevřít',
    items: 'Položky dávky',
    faults: 'Výhrady k\u00a0textu',
    fault: (kind: string, found: string) => `${kind}: ${found}`,
    faultKinds,
    problems: itemProblems,
    states: itemStates,
  },
  former: {
    title: 'Dřívější dávky',
    none: 'Zatím žádná.',
    when: 'Kdy a\u00a0kdo',
    state: 'Stav',
    outcome: 'Výsledek',
    states,
    counted: (good: number, bad: number, left: number) =>
      [
        `${formatCount('cs', good)}\u00a0v\u00a0pořádku`,
        `${formatCount('cs', bad)}\u00a0s\u00a0chybou`,
        ...(left > 0 ? [`${formatCount('cs', left)}\u00a0čeká`] : []),
      ].join(', '),
  },
};

export type GeneratorMessages = typeof generators;
