import { LOWEST_PRICE_DAYS } from '#domain/catalogue/price-history.ts';
import { plural } from '#domain/locale.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import {
  type BenefitsProblem,
  type PackageProblem,
  FEWEST_BENEFITS,
  BENEFIT_CHARACTERS,
  HIGHEST_PRICE,
  LEAST_PRICE,
  MOST_DELIVERY,
  MOST_BENEFITS,
  MOST_GUARANTEE_DAYS,
} from '#domain/catalogue/package-form.ts';
import {
  MOST_VOLUME_DISCOUNTS_PERCENT,
  MOST_TIERS,
  type VolumeDiscountsProblem,
} from '#domain/catalogue/volume-discounts-form.ts';
import { FAR_PERCENT, type PackageDoubt } from '#domain/catalogue/package-plan.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';

const packages = (count: number): string =>
  `${count}\u00a0${plural('cs', count, { one: 'balíček', few: 'balíčky', other: 'balíčků' })}`;

const benefitsProblems = {
  'benefits-count': `Napište ${FEWEST_BENEFITS} až ${MOST_BENEFITS}\u00a0řádků.`,
  'benefits-long': `Řádek smí mít nejvýš ${BENEFIT_CHARACTERS}\u00a0znaků.`,
  'benefits-double': 'Dva řádky říkají totéž.',
} satisfies Record<BenefitsProblem, string>;

/** What is on offer, in the section (rules 84). */
export const prices = {
  title: 'Ceník',
  lead: 'Co obchod prodává a\u00a0za kolik. Změna balíčku a\u00a0množstevní slevy se nejdřív ukáže i\u00a0s\u00a0důsledky. Co změníte, platí do dvou vteřin a\u00a0zůstane v\u00a0historii. Pro přijaté objednávky platí dál, co jim bylo slíbeno.',
  volumeDiscounts: 'Množstevní sleva',
  history: 'Historie změn',
  packageHistory: 'Historie tohoto balíčku',
  back: 'Zpět na ceník',
  columns: {
    package: 'Balíček',
    price: 'Cena',
    unit: 'Za kus',
    bonus: 'Bonus',
    delivery: 'Dodání',
    guarantee: 'Garance',
    state: 'Stav',
  },
  caption: (service: string) => `Balíčky: ${service}`,
  benefits: 'Co zákazník dostane',
  benefitsOf: (service: string) => `Co zákazník dostane: ${service}`,
  popular: 'doporučený',
  offSale: 'neprodává se',
  changed: 'změněno',
  reduced: (lowest: string) => `oznámená sleva, nejnižší cena před ní ${lowest}`,
  nothing: '–',
  saved: 'Uloženo. Na všech stránkách to platí do dvou vteřin.',
  restored: 'Výchozí stav je zpátky.',
  stale:
    'Mezitím to změnil někdo jiný. Co jste napsali, zůstalo ve formuláři. Podívejte se, co platí teď, a\u00a0odešlete ho znovu.',
  now: 'Teď platí',
  form: {
    edit: 'Upravit',
    price: 'Cena v\u00a0Kč',
    priceHint: 'Celé koruny, konečná cena pro zákazníka.',
    bonus: 'Kusů zdarma navíc',
    deliveryFrom: 'Dodání od',
    deliveryTo: 'Dodání do',
    deliveryUnit: 'Jednotka',
    units: { hour: 'hodiny', day: 'dny' },
    guaranteeDays: 'Garance ve dnech',
    popular: 'Doporučený balíček služby (vždy právě jeden; dosavadní o\u00a0značku přijde)',
    onSale: 'Prodává se',
    announced: 'Oznámit jako slevu',
    announcedHint: `U\u00a0ceny se nejvýš ${LOWEST_PRICE_DAYS}\u00a0dní ukáže nejnižší cena za ${LOWEST_PRICE_DAYS}\u00a0dní před slevou, jak ukládá §\u00a012a zákona o\u00a0ochraně spotřebitele.`,
    benefits: 'Co zákazník dostane',
    benefitsHint:
      'Co řádek, to odrážka. Zůstanou\u2011li obě pole prázdná, platí výčet celé služby:',
    preview: 'Ukázat, co změna udělá',
  },
  plan: {
    title: 'Co změna udělá',
    same: 'Nic by se nezměnilo.',
    price: 'Cena',
    popular: 'Doporučený',
    yes: 'ano',
    no: 'ne',
    fromTo: (before: string, after: string) => `${before} → ${after}`,
    lowest: `Nejnižší cena za posledních ${LOWEST_PRICE_DAYS}\u00a0dní`,
    announced: 'U\u00a0ceny se ukáže',
    teaser: 'Na úvodní stránce se u\u00a0této platformy ukáže',
    volumeDiscounts: 'Balíčků v\u00a0košíku a\u00a0cena celkem',
    volumeDiscountsOf: (items: number, total: string) => `${packages(items)}: ${total}`,
    unitCaption: 'Ceny za kus všech balíčků služby',
    before: 'Teď',
    after: 'Po změně',
    curveBefore: 'Křivka teď',
    curveAfter: 'Křivka po změně',
    doubtTitle: 'Opravdu?',
    sure: 'Ano, je to tak správně.',
    unsure: 'Zaškrtněte, že je to tak správně, nebo cenu opravte.',
    confirm: 'Potvrdit změnu',
  },
  doubts: {
    'price-far': `Cena se mění o\u00a0víc než ${formatPercent('cs', FAR_PERCENT)}. Nespletli jste se v\u00a0řádu?`,
    'unit-price-rises':
      'Kus ve větším balíčku by vyšel dráž než v\u00a0menším. Zákazník by za víc kusů platil vyšší cenu za kus.',
  } satisfies Record<PackageDoubt, string>,
  problems: {
    'price-wrong': 'Napište cenu v\u00a0celých korunách, jen číslo.',
    'price-bounds': `Cena musí být od ${formatMoney('cs', LEAST_PRICE)} do ${formatMoney('cs', HIGHEST_PRICE)}.`,
    'bonus-wrong': 'Napište celé číslo, nejvýš tolik, kolik má balíček kusů.',
    'delivery-wrong': `Napište dobu od–do: nejvýš ${MOST_DELIVERY.hour}\u00a0hodin nebo ${MOST_DELIVERY.day}\u00a0dní, začátek ne po konci.`,
    'guarantee-wrong': `Napište počet dní, nejvýš ${MOST_GUARANTEE_DAYS}, a\u00a0ne nulu.`,
    'popular-needed': 'Doporučený je vždy jeden balíček. Označte nejdřív jiný z\u00a0této služby.',
    'popular-off-sale':
      'Doporučený balíček se musí prodávat. Označte nejdřív jiný z\u00a0této služby.',
    'last-package': 'Je to poslední balíček, který obchod prodává. Něco prodávat musí.',
    'not-lowered': 'Oznámit jako slevu jde jen nižší cenu.',
    'as-low-before': `Za posledních ${LOWEST_PRICE_DAYS}\u00a0dní byla cena stejně nízká nebo nižší, takže to není sleva, kterou lze oznámit.`,
    'benefits-one-language': 'Napište výčet v\u00a0obou jazycích, nebo v\u00a0žádném.',
    ...benefitsProblems,
  } satisfies Record<PackageProblem, string>,
  restore: {
    title: 'Výchozí stav',
    usual: 'Platí výchozí stav.',
    one: 'Vrátit výchozí stav',
    all: 'Vrátit celý ceník do výchozího stavu',
    allHint:
      'Vrátí všechny balíčky, množstevní slevu i\u00a0texty. Zůstane to v\u00a0historii a\u00a0nic se neoznámí jako sleva.',
  },
  volumeDiscountsForm: {
    title: 'Množstevní sleva',
    lead: `Sleva podle počtu balíčků v\u00a0košíku. První stupeň je vždy jeden balíček bez slevy, další rostou v\u00a0počtu i\u00a0ve slevě. Nejvýš ${MOST_TIERS}\u00a0stupňů a\u00a0${formatPercent('cs', MOST_VOLUME_DISCOUNTS_PERCENT)}.`,
    tier: (number: number) => `Stupeň ${number}`,
    items: 'Od kolika balíčků',
    percent: 'Sleva v\u00a0%',
    countsFrom: 'Od jaké ceny se balíček počítá, v\u00a0Kč',
    countsFromHint: 'Nevyplníte\u2011li nic, počítají se všechny.',
    /** Of a step that no package on sale reaches. */
    unreachable: 'nejde',
    popular: 'Stupeň se značkou „nejčastější“',
    none: 'žádný',
    cheapest: 'Nejlevnější cesta na každý stupeň',
    effect: (items: number, before: string, after: string) =>
      `${packages(items)}: ${before} → ${after}`,
    preview: 'Ukázat, co změna udělá',
  },
  volumeDiscountsProblems: {
    'rung-items': `Napište celé číslo, nejvýš ${MAX_QUANTITY}, a\u00a0ne nulu.`,
    'rung-percent': `Napište celé číslo, nejvýš ${MOST_VOLUME_DISCOUNTS_PERCENT}.`,
    'rung-first': 'První stupeň je jeden balíček a\u00a0nula procent.',
    'rung-rising': 'Každý stupeň musí být vyšší než předchozí.',
    'rung-popular': 'Značku může mít jen stupeň se slevou.',
    'rungs-few': 'Zadejte aspoň dva stupně, první bez slevy.',
    'counts-from': 'Napište cenu v\u00a0celých korunách, jen číslo.',
  } satisfies Record<VolumeDiscountsProblem, string>,
  benefitsForm: {
    lead: 'Každý řádek je jedna odrážka. Ukazují se v\u00a0ceníku, na stránce balíčku a\u00a0první čtyři na úvodní stránce.',
    languages: { cs: 'Česky', en: 'Anglicky' },
    save: 'Uložit',
  },
  benefitsProblems,
  changes: {
    tier: (items: number, percent: string) => `${packages(items)} ${percent}`,
    countsFrom: 'balíček se počítá od',
    title: 'Historie ceníku',
    of: (subject: string) => `Historie: ${subject}`,
    empty: 'Zatím se nic nezměnilo.',
    at: 'Kdy',
    who: 'Kdo',
    subject: 'Co',
    what: 'Změna',
    announced: 'oznámeno jako sleva',
    usual: 'návrat k\u00a0výchozímu stavu',
    all: 'Celá historie',
    price: 'cena',
    bonus: 'bonus',
    delivery: 'dodání',
    guarantee: 'garance',
    onSale: 'prodej',
    popular: 'doporučený',
    benefits: 'co zákazník dostane',
    yes: 'ano',
    no: 'ne',
    ownWords: 'vlastní znění',
    usualWords: 'výchozí znění',
    asService: 'jako u\u00a0služby',
  },
};

export type PriceMessages = typeof prices;
