import type { Scope, TokenProblem } from '#domain/program/token.ts';

/** Words of the page of tokens, by which programs call the shop. */
export const tokens = {
  title: 'Tokeny',
  lead: 'Token pouští do obchodu jiný program. Každému programu dejte vlastní a\u00a0jen to, co potřebuje. Jak se volá, najdete v',
  document: 'popisu rozhraní (OpenAPI)',
  made: {
    title: (name: string) => `Token „${name}“ je hotový`,
    text: (minutes: number) =>
      `Zkopírujte ho teď, podruhé už ho neuvidíte. Kdyby se stránka načetla znovu, ukáže se ještě ${minutes}\u00a0minut; potom ho nezná ani obchod.`,
    secret: 'Tajemství tokenu',
  },
  revoked: 'Token už neplatí.',
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to odeslat.',
  form: {
    title: 'Nový token',
    name: 'Název',
    nameHint:
      'Podle programu, který ho dostane. Stojí v\u00a0historii objednávek i\u00a0v\u00a0záznamu změn.',
    scopes: 'Co smí',
    lastDay: 'Poslední den platnosti',
    lastDayHint: 'Nechte prázdné, pokud má platit, dokud ho nezrušíte.',
    submit: 'Vytvořit token',
  },
  scopes: {
    'orders:read': 'číst objednávky, bez údajů o\u00a0zákaznících',
    'orders:progress': 'hlásit, kolik je dodáno, a\u00a0pozastavovat',
    'orders:people': 'u\u00a0objednávek číst i\u00a0jméno, e\u2011mail a\u00a0telefon',
    'content:write': 'ukládat články na blog',
    'content:generate': 'vytvářet texty a\u00a0obrázky generátory',
  } satisfies Record<Scope, string>,
  list: {
    caption: 'Tokeny, od nejnovějšího',
    name: 'Název',
    may: 'Smí',
    used: 'Naposledy použit',
    state: 'Platnost',
    revoke: 'Zneplatnit',
    revokeOf: (name: string) => `Zneplatnit token „${name}“`,
    sure: (name: string) =>
      `Program s\u00a0tokenem „${name}“ se k\u00a0objednávkám hned nedostane. Vrátit se to nedá, jen vytvořit nový token.`,
    yes: 'Ano, zneplatnit',
    made: (day: string) => `vytvořen ${day}`,
    never: 'zatím ne',
    holds: 'platí',
    until: (day: string) => `do ${day}`,
    ended: (day: string) => `skončil ${day}`,
    revoked: (day: string) => `zneplatněn ${day}`,
  },
  empty: 'Zatím tu žádný token není.',
  emptyText: 'Jiné programy do obchodu nemohou, dokud jim tu nějaký nevytvoříte.',
  fields: {
    'name-missing': 'Napište název, podle kterého token poznáte.',
    'name-long': (most: number) => `Zkraťte název na ${most}\u00a0znaků.`,
    'scopes-missing': 'Vyberte aspoň jednu věc, kterou token smí.',
    'scopes-unknown': 'Vyberte znovu, co token smí.',
    'day-unreadable': 'Vyberte den z\u00a0kalendáře.',
    'day-past': 'Tento den už minul. Vyberte dnešek nebo pozdější den.',
  } satisfies Record<TokenProblem, string | ((most: number) => string)>,
  problems: {
    'form-used':
      'Tento formulář už jeden token vytvořil. Zkontrolujte údaje a\u00a0odešlete je znovu.',
    'shown-already':
      'Tento formulář už token vytvořil a\u00a0jeho tajemství už ukázat nejde. Pokud ho nemáte, token zneplatněte a\u00a0vytvořte nový.',
    'too-many': (most: number) =>
      `Platných tokenů může být nejvýš ${most}. Nejdřív některý zneplatněte.`,
    'token-unknown': 'Takový token tu není.',
  },
};

export type TokensMessages = typeof tokens;
