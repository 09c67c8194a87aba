import type { PressProblem } from '#domain/press-mark.ts';

/** Words of the marks of the press. */
export const press = {
  title: 'Ohlasy v\u00a0tisku',
  lead: (shown: number) =>
    `Na úvodní stránce se ukazuje prvních ${shown}. Každý vede tam, kde se dá přečíst.`,
  samples:
    'Dokud tu není žádný skutečný ohlas, ukazuje zkušební obchod vymyšlené noviny označené „Ukázka“. Na veřejném obchodě bez ohlasů tato část chybí. Prvním uloženým ohlasem ukázky zmizí.',
  fresh: 'Nový ohlas',
  notShown: 'na web se nevejde',
  fields: {
    name: 'Název novin nebo webu',
    titleCs: 'Titulek česky',
    titleEn: 'Titulek anglicky',
    sentenceCs: 'Věta česky',
    sentenceEn: 'Věta anglicky',
    url: 'Kde se dá přečíst',
    publishedOn: 'Kdy vyšel',
    position: 'Pořadí',
  },
  save: 'Uložit',
  saveOf: (name: string) => `Uložit: ${name}`,
  remove: 'Smazat',
  removeOf: (name: string) => `Smazat: ${name}`,
  saved: 'Uloženo. Na webu je to hned.',
  stale:
    'Ohlas mezitím změnil nebo smazal někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0uložte ještě jednou.',
  problems: {
    missing: 'Vyplňte prosím',
    'too-long': 'Zkraťte to prosím',
    'address-wrong': 'Napište adresu, která začíná https://',
    'day-wrong': 'Vyberte den, který už byl',
    'position-wrong': 'Napište celé číslo od jedné',
    'too-many': 'Víc ohlasů už tu být nemůže, některý smažte',
  } satisfies Record<PressProblem, string>,
};

export type PressDeskMessages = typeof press;
