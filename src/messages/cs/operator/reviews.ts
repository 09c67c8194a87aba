import { plural } from '#domain/locale.ts';
import type { ReviewState, RejectReason, DecisionProblem } from '#domain/reviews/moderation.ts';
import { DECISION_NOTE_MOST, REPLY_MOST } from '#domain/reviews/moderation.ts';
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
