import type { PressText } from './press-text.ts';

export const press: PressText = {
  tangenta: {
    title: 'Ceník, který se dá přečíst',
    sentence: 'Konečná cena, cena za kus i\u00a0doba dodání stojí vedle sebe ještě před košíkem.',
  },
  kolofon: {
    title: 'Objednávka bez hesla a\u00a0bez účtu',
    sentence: 'Stačí veřejné jméno profilu; o\u00a0přístupové údaje si obchod neřekne ani jednou.',
  },
  epsilon: {
    title: 'Pomalu, zato podle plánu',
    sentence: 'Sledující přibývají po částech a\u00a0stav objednávky je vidět na její stránce.',
  },
  norda: {
    title: 'Co se stane, když počet klesne',
    sentence: 'Garance má u\u00a0každého balíčku svou délku a\u00a0podmínky napsané bez hvězdiček.',
  },
  retort: {
    title: 'Obchod, který varuje sám před sebou',
    sentence: 'Co zakazují pravidla platforem, se zákazník dozví ještě před objednávkou.',
  },
};
