import { detailsLabels, detailsProblems, privacyNote } from './customer.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import { plural } from '#domain/locale.ts';
import { beforeOrder } from '#messages/cs/before-order.ts';
import { target, targetProblems } from './target.ts';

const packages = { one: 'balíček', few: 'balíčky', many: 'balíčku', other: 'balíčků' };
const rows = { one: 'řádek', few: 'řádky', other: 'řádků' };
const fields = { one: 'pole', few: 'pole', other: 'polí' };
// Not by period-text.ts, whose tables would go to the browser.
const hours = (count: number) =>
  `${count}\u00a0${plural('cs', count, { one: 'hodiny', few: 'hodin', other: 'hodin' })}`;

export const wizard = {
  title: 'Objednávka',
  titleWrong: 'Chyba: ',
  description:
    'Sestavte si objednávku sledujících, lajků a\u00a0zhlédnutí. Množstevní sleva se započítá sama, heslo nikdy nechceme.',
  detailsTitle: 'Vaše údaje',
  lead: 'Vyberte balíček a\u00a0vložte odkaz. Heslo nikdy nechceme. Zaplatíte kartou, Apple Pay nebo Google Pay.',
  languageNote: 'Košík i\u00a0vyplněné údaje vám zůstanou.',
  steps: { label: 'Kroky objednávky', cart: 'Balíčky', details: 'Údaje a\u00a0platba' },
  errorSummary: (count: number) =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, fields)}`,

  target,

  builder: {
    heading: 'Vyberte balíček',
    headingMore: 'Přidat další balíček',
    platform: 'Platforma',
    service: 'Služba',
    package: 'Balíček',
    showServices: 'Ukázat služby',
    showPackages: 'Ukázat balíčky',
    whereTo: 'Kam a\u00a0kolikrát',
    switchTo: (platform: string) => `Přepnout na ${platform}`,
    profileLabel: 'Profil',
    profileHint: 'Jméno, @jméno nebo odkaz na veřejný profil.',
    postLabel: 'Příspěvek nebo video',
    postHint:
      'Odkaz na příspěvek nebo video. Zadáte\u2011li jen profil, zeptáme se, ke kterému příspěvku.',
    understoodProfile: (label: string) => `Profil: ${label}`,
    understoodPost: (label: string) => `Odkaz: ${label}`,
    quantity: 'Počet balíčků',
    add: 'Přidat do košíku',
    bonus: (count: string) => `+${count}\u00a0zdarma`,
    popular: 'Nejoblíbenější',
    recommended: 'Doporučujeme',
  },

  cart: {
    heading: 'Váš košík',
    count: (count: number) => `${count}\u00a0${plural('cs', count, packages)}`,
    countOrMore: (count: number) => `${count}\u00a0a\u00a0více`,
    empty: 'Zatím je prázdný',
    emptyText: 'Vyberte balíček ve formuláři, nebo se podívejte do ceníku.',
    emptyLink: 'Prohlédnout ceník',
    perPackage: (price: string) => `${price} za balíček`,
    targetFor: (name: string) => `pro ${name}`,
    fillProfile: 'doplňte profil',
    fillPost: 'doplňte odkaz',
    sum: 'Souhrn košíku',
    problemOf: (name: string, problem: string) => `${name}: ${problem}`,
    targetSave: 'Uložit',
    targetChange: 'Změnit',
    targetChangeOf: (target: string, name: string) => `Změnit ${target} (${name})`,
    quantityOf: (name: string) => `Počet balíčků: ${name}`,
    quantitySave: 'Přepočítat',
    more: (name: string) => `Přidat balíček: ${name}`,
    fewer: (name: string) => `Ubrat balíček: ${name}`,
    removeOf: (name: string) => `Odebrat: ${name}`,
    subtotal: 'Mezisoučet',
    volumeDiscount: (percent: number) => `Množstevní sleva ${percent}\u00a0%`,
    codeDiscount: (percent: number, code: string) =>
      percent === 0 ? `Sleva s\u00a0kódem ${code}` : `Sleva ${percent}\u00a0% s\u00a0kódem ${code}`,
    total: 'Celkem',
    vatNote: 'Konečná cena včetně všech daní a\u00a0poplatků.',
    saving: (amount: string) => `Ušetříte ${amount}.`,
    next: (percent: number, amount: string) =>
      `Ještě jeden balíček a\u00a0sleva bude ${percent}\u00a0%: jen na tom, co máte v\u00a0košíku, ušetříte ${amount}.`,
    nextFurther: (percent: number, amount: string) =>
      `Ještě jeden balíček a\u00a0sleva bude ${percent}\u00a0%: jen na tom, co máte v\u00a0košíku, ušetříte dalších ${amount}.`,
    lowering: (name: string, price: string, total: string, now: string) =>
      `Přidejte ${name} za ${price}: zaplatíte ${total} místo ${now}.`,
    addLowering: 'Přidat a\u00a0ušetřit',
    top: 'Máte nejvyšší množstevní slevu.',
    continue: 'Pokračovat',
    volumeDiscounts: 'Množstevní sleva podle počtu balíčků',
    volumeDiscountsFrom: (price: string) =>
      `Množstevní sleva podle počtu balíčků (počítají se od\u00a0${price})`,
    missing: 'Doplnit profil',
    missingPost: 'Doplnit odkaz',
  },

  recommendations: {
    heading: 'Přidejte k\u00a0tomu',
    select: (service: string) => `Balíček: ${service}`,
    add: 'Přidat',
    addOf: (service: string) => `Přidat: ${service}`,
  },

  notices: {
    added: (name: string) => `Přidáno do košíku: ${name}`,
    prefilled: 'Balíček přidán do košíku!',
    'prefilled-waits': 'Balíček přidán do košíku! Teď doplňte profil nebo odkaz.',
    'already-here': 'Tento balíček už v\u00a0košíku máte, nic jsme nepřidali.',
    'already-waits': 'Tento balíček už v\u00a0košíku máte. Doplňte profil nebo odkaz.',
    carried: 'Košík i\u00a0vyplněné údaje vám zůstaly.',
    removed: 'Balíček jsme z\u00a0košíku odebrali.',
    'target-doubtful':
      'Vložený odkaz může vést i\u00a0na stránku samotné sítě. Otevřete ho, a\u00a0pokud sedí, pošlete totéž znovu.',
    'target-saved': 'Uloženo.',
    'package-unknown': 'Tento balíček neprodáváme. Vyberte prosím jiný.',
    dropped: (count: number) =>
      count === 1
        ? 'Jeden balíček z\u00a0vašeho košíku už neprodáváme, proto jsme ho odebrali.'
        : `${count}\u00a0${plural('cs', count, packages)} z\u00a0vašeho košíku už neprodáváme, proto jsme je odebrali.`,
    'add-items': 'Košík je prázdný. Přidejte prosím alespoň jeden balíček.',
    'cart-changed':
      'Objednávka se mezitím změnila, třeba v\u00a0jiném okně. Zkontrolujte ji prosím a\u00a0potvrďte znovu.',
    'total-changed': (total: string) =>
      `Celková cena se změnila na ${total}. Zkontrolujte ji prosím a\u00a0potvrďte znovu.`,
    'already-paid':
      'Dřívější objednávka z\u00a0tohoto košíku už je zaplacená. Pokud chcete objednat i\u00a0toto, potvrďte objednávku znovu.',
    'too-often': (minutes: number) =>
      `Zkoušíte to příliš často. Nic jsme neodeslali a\u00a0vaše údaje zůstaly vyplněné. Zkuste to prosím za ${minutes}\u00a0min.`,
    'shop-away':
      'Obchod je na chvíli mimo provoz, objednávku teď nemůžeme přijmout. Co jste vyplnili, zůstává. Zkuste to prosím za chvíli znovu, objednávka se nezapočítá dvakrát.',
    'order-lost': 'Objednávku se nepodařilo odeslat. Zkuste to prosím znovu.',
    'orders-stopped':
      'Nové objednávky teď nepřijímáme. Nic jsme neobjednali, košík i\u00a0vaše údaje zůstaly.',
    'checkout-unavailable':
      'Platební brána teď není dostupná. Nic jsme neodeslali a\u00a0vaše údaje zůstaly vyplněné. Zkuste to prosím za chvíli.',
    'checkout-refused':
      'Platební brána tuto objednávku odmítla, nic jsme neúčtovali. Napište nám prosím, domluvíme se na jiném způsobu platby.',
    'paid-before': 'Poslední objednávka je zaplacená, děkujeme. Košík jsme proto vyprázdnili.',
    'data-loaded': 'Údaje načteny',
    'company-error': 'Chyba při načítání údajů firmy',
    'company-dissolved': 'Pozor, podle registru ARES tato firma zanikla.',
    'code-accepted': (code: string, off: string) => `Kód ${code} platí: sleva ${off}.`,
    'code-confirm': (code: string, off: string) =>
      `Kód ${code} platí: sleva ${off}. Zkontrolujte prosím novou cenu a\u00a0objednávku potvrďte.`,
    'code-ended': (code: string) =>
      `Kód ${code} mezitím přestal platit, slevu jsme proto odebrali.`,
    'code-least': (code: string, least: string) =>
      `Kód ${code} platí až od objednávky za ${least} před slevou.`,
    'code-elsewhere': (code: string) =>
      `Kód ${code} platí na jiné balíčky, než máte v\u00a0košíku.`,
    'code-removed': 'Slevový kód jsme odebrali.',
    'code-weaker': (code: string) =>
      `Kód ${code} platí, ale množstevní sleva je pro vás výhodnější. Slevy se nesčítají.`,
  },

  beforeOrder,

  details: {
    nothingToPay: 'Nic neplatíte. Po potvrzení je objednávka rovnou přijatá, bez platební brány.',
    ...detailsLabels,
    back: 'Zpět na balíčky',
    edit: 'Upravit',
    summary: 'Shrnutí objednávky',
    contact: 'Kontakt',
    emailHint: 'Sem pošleme potvrzení a\u00a0odkaz na objednávku.',
    emailSuggestion: (email: string) => `Opravit na\u00a0${email}`,
    phoneHint: 'Zavoláme jen při potížích s\u00a0objednávkou.',
    companyInvoice: 'Nakupuji na firmu',
    companyHeading: 'Fakturační údaje',
    companyIdHint: 'Osm číslic. Zbytek doplníme z\u00a0registru ARES.',
    lookUp: 'Načíst z\u00a0ARES',
    optional: 'nepovinné',
    apply: 'Použít',
    discountHint:
      'Kód se s\u00a0množstevní slevou nesčítá, použijeme slevu, která je pro vás výhodnější.',
    enter: 'Pokračovat ve vyplňování',
    noInvitation:
      'Po dokončení vás jednou požádáme e\u2011mailem o\u00a0recenzi. Zaškrtněte, pokud o\u00a0ni žádat nemáme.',
    extra: 'Poznámka a\u00a0slevový kód',
    extraHint: 'Přejete si jiné tempo, region nebo opakování? Napište to sem.',
    countryOpen: 'Vyberte zemi',
    companyNumber: 'Registrační číslo firmy',
    companyNumberHint: `Pod jakým je firma zapsána ve své zemi, nejvýše ${detailsLimits.companyId}\u00a0znaků. Stačí i\u00a0DIČ.`,
    vatIdHint: 'S\u00a0kódem země na začátku.',
    start: {
      legend: 'Kdy máme začít?',
      now: `Co nejdřív: obvykle do ${USUAL_START_HOURS}, nejpozději do ${hours(LATEST_START_HOURS)} od potvrzení platby`,
      later: (day: string) => `Až po lhůtě pro odstoupení: nejdříve ${day}`,
      laterNote: `Počkáme, až uplyne ${WITHDRAWAL_DAYS}denní lhůta pro odstoupení od smlouvy.`,
      again: 'Předchozí objednávku jste nezaplatili. Zvolte prosím znovu, kdy máme začít.',
      summaryOpen: 'Začátek: zatím jste ho nezvolili',
      summarySoon: `Začátek: obvykle do ${USUAL_START_HOURS}, nejpozději do ${hours(LATEST_START_HOURS)} od potvrzení platby`,
      summaryLater: (day: string) => `Začátek: nejdříve ${day}`,
    },
    terms: 'obchodní podmínky',
    termsBefore: 'Odesláním objednávky navrhujete uzavření smlouvy, pro kterou platí ',
    termsAfter: '.',
    privacy: privacyNote,
    payment: 'Platba kartou, Apple Pay nebo Google Pay na šifrované stránce platební brány.',
    currency: 'Účtujeme v\u00a0českých korunách.',
    submit: 'Objednávka zavazující k\u00a0platbě',
    /** Where nothing is to be paid. */
    submitFree: 'Odeslat objednávku',
    submitting: 'Odesíláme…',
    delivery: (span: string) => `dodání ${span}`,
    guarantee: (days: string) => `garance ${days}`,
  },

  problems: {
    ...detailsProblems,
    fillAllFields: 'Vyplňte prosím všechna pole',
    'platform-missing': 'Vyberte platformu',
    'service-missing': 'Vyberte službu',
    'package-missing': 'Vyberte balíček',
    'post-missing': 'Vložte odkaz na příspěvek nebo video',
    'package-unknown': 'Tento balíček neprodáváme, vyberte prosím jiný',
    'quantity-min': 'Počet balíčků musí být alespoň 1',
    'quantity-max': `Počet balíčků může být nejvýše ${MAX_QUANTITY}`,
    'cart-full': `Do jedné objednávky se vejde nejvýše ${MAX_LINES}\u00a0${plural('cs', MAX_LINES, rows)}`,
    ...targetProblems,
    'discount-code-unknown': 'Tento kód není platný nebo už skončil',
    'discount-code-used': 'Tento kód už je vyčerpaný',
    'discount-code-repeated': 'Tento kód jste už použili tolikrát, kolikrát to jde',
    'discount-code-edition': 'Tento kód platí jen v\u00a0anglické verzi obchodu',
    'company-not-found':
      'Toto IČO v\u00a0registru ARES není. Zkontrolujte ho, nebo vyplňte údaje ručně.',
    'registry-unavailable': 'ARES teď neodpovídá, vyplňte prosím údaje ručně',
    'too-many-look-ups':
      'Z\u00a0registru ARES jste načetli už mnoho firem. Vyplňte prosím údaje ručně, nebo to zkuste za chvíli.',
  },
};

export type WizardMessages = typeof wizard;
