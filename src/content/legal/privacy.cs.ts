import { href } from '#domain/addresses.ts';
import { KEPT_DAILY, KEPT_WEEKLY } from '#domain/admin/backup-check.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type PrivacySection,
  type PrivacyText,
  facts,
  formatVersion,
  list,
  paragraph,
  privacyVersion,
} from './legal-text.ts';

const years = (count: number) => formatDuration('cs', count, 'year');
const days = (count: number) => formatDuration('cs', count, 'day');

/** Ochrana soukromí: what the program keeps of people, where and how long (rules 24). */
export function writePrivacy(shop: Shop): PrivacyText {
  return {
    title: 'Ochrana soukromí',
    metaDescription: `Jaké osobní údaje ${shop.brand} zpracovává, proč, jak dlouho a\u00a0komu je předává. Jen technické cookies, žádné sledování, vaše práva a\u00a0jak je uplatnit.`,
    version: privacyVersion(shop),
    effective: effective(shop),
    sections: [
      controller(shop),
      purposes,
      retention,
      cookies,
      writeCounting(shop),
      receivers,
      abroad,
      rights(shop),
      authority,
      automated,
      writeClosing(shop),
    ],
  };
}

function controller({ brand, operator, origins, supportMail }: Shop): PrivacySection {
  return {
    id: 'controller',
    heading: '1. Kdo údaje spravuje',
    blocks: [
      paragraph(
        `Správcem osobních údajů v\u00a0obchodě ${brand} (${origins.cs} a\u00a0${origins.en}) je ${operator.name}, IČO ${operator.companyId}, se sídlem ${operator.address}, zápis v\u00a0rejstříku: ${operator.register}. Ve věcech soukromí nám pište na ${supportMail}, telefon ${operator.phone}. Pověřence pro ochranu osobních údajů nemáme, protože nám ho zákon neukládá.`,
      ),
      paragraph(
        'Prohlížet obchod můžete, aniž byste nám o\u00a0sobě cokoli řekli. Účet si nezakládáte a\u00a0heslo po vás nechceme. Údaje, které jsou v\u00a0objednávce označené jako povinné, potřebujeme k\u00a0uzavření smlouvy; bez nich objednat nejde.',
      ),
    ],
  };
}

const purposes: PrivacySection = {
  id: 'purposes',
  heading: '2. Co zpracováváme a\u00a0proč',
  blocks: [
    facts(
      [
        'Objednávka a\u00a0dodání',
        'Jméno, e\u2011mail, telefon, případně firma, IČO, DIČ, adresa a\u00a0poznámka; objednané balíčky a\u00a0odkazy na profily a\u00a0příspěvky; průběh objednávky, platby a\u00a0vrácení peněz; vaše volby a\u00a0souhlasy s\u00a0verzí textu, který jste měli před sebou, a\u00a0s\u00a0časem; slevový kód, pokud jste ho použili, a\u00a0otisk e\u2011mailu, podle kterého poznáme, kolikrát jste kód využili. Základem je smlouva (čl.\u00a06 odst.\u00a01 písm.\u00a0b) GDPR).',
      ],
      [
        'Faktury a\u00a0účetnictví',
        'Údaje z\u00a0objednávky, které musí být na daňovém dokladu. Základem je zákon (čl.\u00a06 odst.\u00a01 písm.\u00a0c) GDPR, §\u00a035 zákona o\u00a0DPH).',
      ],
      [
        'Odstoupení od smlouvy a\u00a0reklamace',
        'Jméno, e\u2011mail, číslo objednávky, obsah vašeho podání s\u00a0datem a\u00a0časem a\u00a0jak jsme ho vyřídili. Základem je zákon; zároveň tím doložíme, že jsme mu vyhověli (čl.\u00a06 odst.\u00a01 písm.\u00a0c) a\u00a0f) GDPR).',
      ],
      [
        'Zprávy, poptávky a\u00a0pomoc s\u00a0platbou',
        'Co vyplníte ve formuláři nebo napíšete e\u2011mailem: jméno, e\u2011mail, telefon, firma, téma a\u00a0text; z\u00a0e\u2011mailu také předmět a\u00a0názvy příloh, samotné přílohy ke zprávě neukládáme. E\u2011mail, který obchod neumí přečíst, uloží celý. Ke zprávě patří i\u00a0naše odpovědi, poznámky a\u00a0kdo z\u00a0nás ji vyřizuje. Na e\u2011mail z\u00a0formuláře vám pošleme kopii. Základem je jednání o\u00a0smlouvě, jinak náš oprávněný zájem odpovědět vám (čl.\u00a06 odst.\u00a01 písm.\u00a0b) a\u00a0f) GDPR).',
      ],
      [
        'E\u2011maily o\u00a0objednávce',
        'Potvrzení, faktura, změny stavu a\u00a0jediné upozornění na nezaplacenou objednávku. Patří ke smlouvě. Obchodní sdělení nerozesíláme.',
      ],
      [
        'Recenze',
        'Po dokončení objednávky vám můžeme jednou poslat pozvánku k\u00a0recenzi. Odmítnete ji zaškrtnutím v\u00a0objednávce nebo odkazem v\u00a0pozvánce samé. Základem je náš oprávněný zájem znát zkušenosti zákazníků (čl.\u00a06 odst.\u00a01 písm.\u00a0f) GDPR). Napíšete\u2011li recenzi, uložíme její text, hodnocení a\u00a0podpis, který si zvolíte, a\u00a0po kontrole ji zveřejníme. Základem je váš souhlas (čl.\u00a06 odst.\u00a01 písm.\u00a0a) GDPR), který můžete kdykoli odvolat. Když ji nezveřejníme nebo stáhneme, uložíme i\u00a0důvod a\u00a0napíšeme vám ho.',
      ],
      [
        'Recenze odjinud',
        'Recenze, které o\u00a0nás lidé zveřejnili na jiných webech, můžeme převzít: podpis, text, hodnocení a\u00a0den, kdy vznikly. U\u00a0každé je uvedeno, odkud je a\u00a0ke kterému dni jsme ji převzali. Základem je náš oprávněný zájem ukázat veřejné zkušenosti (čl.\u00a06 odst.\u00a01 písm.\u00a0f) GDPR). Je\u2011li některá vaše a\u00a0nechcete ji tu mít, napište nám a\u00a0stáhneme ji.',
      ],
      [
        'Ochrana obchodu',
        'Počítáme, kolikrát se z\u00a0jedné IP adresy nebo s\u00a0jedním e\u2011mailem odeslal formulář, aby obchod nešlo zahltit. Adresa ani e\u2011mail se přitom neukládají, jen jejich otisk, a\u00a0ten nejpozději do dvou dnů smažeme. Základem je náš oprávněný zájem na bezpečném provozu (čl.\u00a06 odst.\u00a01 písm.\u00a0f) GDPR).',
      ],
      [
        'Záznam změn a\u00a0výmazů',
        'Kdo z\u00a0nás co v\u00a0obchodě změnil, zapisujeme; v\u00a0zápisu může být i\u00a0údaj z\u00a0vaší objednávky nebo zprávy. Požádáte\u2011li o\u00a0výmaz, zůstane nám otisk vašeho e\u2011mailu, abychom vás po obnově ze zálohy smazali znovu. Základem je náš oprávněný zájem na bezpečném provozu a\u00a0povinnost doložit, že jsme vám vyhověli (čl.\u00a06 odst.\u00a01 písm.\u00a0c) a\u00a0f) GDPR).',
      ],
    ),
    paragraph(
      'Jméno profilu je také osobní údaj. Objednáváte\u2011li pro cizí profil, musí s\u00a0tím jeho správce souhlasit. Objednal\u2011li někdo službu pro váš profil bez vašeho souhlasu, napište nám a\u00a0plnění po ověření zastavíme.',
    ),
  ],
};

const retention: PrivacySection = {
  id: 'retention',
  heading: '3. Jak dlouho údaje uchováváme',
  blocks: [
    paragraph('Co už nepotřebujeme, maže obchod každý den sám:'),
    facts(
      [
        'Zaplacené objednávky, faktury, odstoupení od smlouvy a\u00a0platby, které k\u00a0žádné objednávce nepatří',
        `${years(KEPT.accountYears)} od konce roku, kterého se týkají, jak ukládá zákon o\u00a0DPH.`,
      ],
      [
        'Stránka objednávky',
        `${years(KEPT.orderPageYears)}. Pak přestane fungovat odkaz na ni a\u00a0smažeme telefon, poznámku, odkazy na profily a\u00a0průběh dodání.`,
      ],
      ['Nezaplacené objednávky', `${days(KEPT.unpaidOrderDays)}.`],
      [
        'Zprávy a\u00a0poptávky s\u00a0odpověďmi a\u00a0poznámkami, e\u2011maily obchodu',
        `${years(KEPT.messageYears)}, zprávy ode dne, kdy jste napsali poprvé.`,
      ],
      ['Oznámení od platební brány', `${days(KEPT.notificationDays)}, jen jejich čísla.`],
      [
        'Pozvánky k\u00a0recenzím a\u00a0nezveřejněné recenze',
        `${years(KEPT.messageYears)}. Přání další pozvánky nedostávat uchováváme stejně dlouho jako objednávku.`,
      ],
      [
        'Zveřejněné recenze',
        'Stejně dlouho jako objednávku, ke které patří; převzaté odjinud, dokud je ukazujeme. Na požádání je stáhneme dřív.',
      ],
      ['Soubory s\u00a0recenzemi odjinud, které nikdo nepotvrdil', `${days(IMPORT_WAITS_DAYS)}.`],
      ['Slevový kód a\u00a0otisk e\u2011mailu k\u00a0němu', 'Stejně dlouho jako objednávku.'],
      [
        'Co jsme předali programům jiných firem, a\u00a0odpovědi na jejich dotazy',
        `${days(KEPT.webhookDays)}, odpovědi ${days(KEPT.apiCallDays)}.`,
      ],
      [
        'Záznam změn',
        `${years(KEPT.auditYears)}; co je v\u00a0něm o\u00a0lidech, ${years(KEPT.orderPageYears)}.`,
      ],
      ['Otisky e\u2011mailů těch, kdo požádali o\u00a0výmaz', `${years(KEPT.auditYears)}.`],
      [
        'Zálohy',
        `Zálohujeme každou noc. Uchováváme zálohy z\u00a0posledních ${KEPT_DAILY}\u00a0dní a\u00a0po jedné z\u00a0${KEPT_WEEKLY}\u00a0předchozích týdnů; nejnovější ověřenou zálohu i\u00a0déle, dokud se nepodaří ověřit další. Co obchod smazal, zmizí se zálohou; při obnově z\u00a0ní se to smaže znovu.`,
      ],
    ),
  ],
};

const cookies: PrivacySection = {
  id: 'cookies',
  heading: '4. Cookies',
  blocks: [
    paragraph(
      'Používáme jen cookies nutné k\u00a0tomu, o\u00a0co sami žádáte: ke košíku, k\u00a0objednávce a\u00a0k\u00a0odstoupení od smlouvy. Souhlas k\u00a0nim zákon nevyžaduje (§\u00a089 odst.\u00a03 zákona č.\u00a0127/2005 Sb.), proto tu není žádná cookie lišta. Nikdo jiný je nečte a\u00a0nikoho nesledují. Když je v\u00a0prohlížeči zakážete, můžete web prohlížet dál, jen košík si nic nezapamatuje.',
    ),
    facts(
      [
        'cart',
        `Obsah košíku: balíčky, počty a\u00a0odkazy, které k\u00a0nim zadáte. ${days(KEPT.cartDays)} od poslední změny.`,
      ],
      [
        'draft',
        'Co jste vyplnili ve druhém kroku objednávky, aby se to neztratilo. Do zavření prohlížeče nebo do zaplacení.',
      ],
      ['code', 'Slevový kód, který jste použili. Do zavření prohlížeče.'],
      [
        'company',
        'Které údaje firmy doplnil registr ARES. Do zavření prohlížeče nebo do zaplacení.',
      ],
      ['answer, notice', 'Zpráva, kterou má ukázat příští stránka objednávky. Minutu.'],
      [
        'withdrawal',
        `Co jste vyplnili při odstoupení od smlouvy, než ho potvrdíte. ${formatDuration('cs', KEPT.withdrawalDraftHours, 'hour')}.`,
      ],
    ),
    paragraph(
      'Na zabezpečeném webu stojí před názvem ještě předpona __Host- nebo __Secure-, podle které cookies chrání prohlížeč. Stránka platební brány má své cookies a\u00a0řídí se zásadami jejího poskytovatele.',
    ),
  ],
};

function writeCounting({ origins }: Shop): PrivacySection {
  return {
    id: 'counting',
    heading: '5. Měření návštěvnosti a\u00a0záznamy provozu',
    blocks: [
      paragraph(
        `Návštěvnost měříme jen jako součty: kolikrát se který den zobrazila která stránka a\u00a0odkud lidé obecně přišli. Návštěvníka nijak neoznačujeme, neukládáme jeho adresu ani prohlížeč a\u00a0z\u00a0čísel nejde zjistit, kdo co četl. Součty uchováváme ${formatDuration('cs', KEPT.countMonths, 'month')}. Podrobnosti jsou na ${origins.cs}${href('howWeCount', 'cs')}. Nic se nenačítá od cizích služeb, web nemá reklamní ani analytické skripty.`,
      ),
      paragraph(
        'Záznam provozu obsahuje čas, druh stránky, výsledek a\u00a0náhodné označení požadavku. Není v\u00a0něm IP adresa, e\u2011mail ani odkaz na objednávku. IP adresu při přenosu zná server a\u00a0ten, kdo ho hostuje; obchod ji neukládá.',
      ),
    ],
  };
}

const receivers: PrivacySection = {
  id: 'receivers',
  heading: '6. Komu údaje předáváme',
  blocks: [
    paragraph(
      'Údaje neprodáváme. Dostává je jen ten, koho k\u00a0některému z\u00a0těchto úkolů potřebujeme, a\u00a0jen v\u00a0tomto rozsahu:',
    ),
    facts(
      [
        'Platební brána',
        'Stripe Payments Europe, Limited, Irsko. Dostane e\u2011mail, číslo objednávky, balíčky a\u00a0částky. Spolu s\u00a0platbou u\u00a0ní leží i\u00a0záznam objednávky (jméno, e\u2011mail, telefon, firma, poznámka, odkazy na profily, verze souhlasů a\u00a0odkaz na stránku objednávky), abychom zaplacenou objednávku dokázali obnovit i\u00a0po havárii. Údaje o\u00a0kartě zadáváte přímo jí, k\u00a0nám se nedostanou. Co bráně předáme, u\u00a0ní zůstává po dobu, po kterou uchovává platbu; žádost o\u00a0výmaz jí předáme.',
      ],
      [
        'E\u2011mailový server',
        'Poskytovatel pošty, přes kterého odcházejí a\u00a0přicházejí naše e\u2011maily.',
      ],
      [
        'Hosting, databáze a\u00a0úložiště faktur',
        'Poskytovatelé serverů, na kterých obchod běží a\u00a0kde jsou zálohy a\u00a0soubory faktur.',
      ],
      [
        'Kdo objednávku technicky plní',
        'Dostane odkaz na profil nebo příspěvek a\u00a0množství. Vaše jméno, e\u2011mail ani telefon nedostává.',
      ],
      [
        'Programy, které s\u00a0obchodem spolupracují',
        'Zpracovatelé, jejichž programy používáme například k\u00a0účetnictví nebo ke sledování dodání. Dozvědí se o\u00a0zaplacení, postupu, dokončení nebo zrušení objednávky a\u00a0o\u00a0vrácení peněz: číslo objednávky, balíčky, odkazy na profily a\u00a0příspěvky a\u00a0částky. Jméno, e\u2011mail a\u00a0telefon dostane jen ten, kdo je ke svému úkolu potřebuje.',
      ],
      [
        'Registr ARES',
        'Ministerstvo financí. Načítáte\u2011li údaje firmy, dostane její IČO, nic dalšího.',
      ],
      [
        'Chat',
        'WhatsApp (WhatsApp Ireland Limited). Až když na tlačítko chatu sami klepnete; co tam napíšete, řídí se zásadami této služby.',
      ],
      [
        'Účetní, právní zástupci a\u00a0úřady',
        'V\u00a0rozsahu, který ukládá nebo dovoluje zákon, například při daňové kontrole.',
      ],
    ),
  ],
};

const abroad: PrivacySection = {
  id: 'abroad',
  heading: '7. Předávání mimo Evropskou unii',
  blocks: [
    paragraph(
      'Sami údaje mimo Evropský hospodářský prostor neukládáme. Stripe a\u00a0WhatsApp patří do skupin se sídlem v\u00a0USA a\u00a0mohou tam údaje předávat; opírají se o\u00a0rozhodnutí Evropské komise o\u00a0odpovídající ochraně (Rámec EU–USA pro ochranu údajů) a\u00a0o\u00a0standardní smluvní doložky. Plní\u2011li objednávku dodavatel mimo tento prostor, dostane jen veřejný odkaz a\u00a0množství.',
    ),
  ],
};

function rights({ supportMail }: Shop): PrivacySection {
  return {
    id: 'rights',
    heading: '8. Vaše práva',
    blocks: [
      paragraph('Můžete od nás chtít:'),
      list(
        'přístup: potvrzení, co o\u00a0vás máme, a\u00a0kopii těchto údajů;',
        'opravu toho, co není správně;',
        'výmaz toho, co už nepotřebujeme; faktury a\u00a0co k\u00a0nim patří smazat nesmíme, dokud běží zákonná doba;',
        'omezení zpracování, dokud se spor o\u00a0údaje nevyřeší;',
        'přenositelnost: údaje, které jste nám dali, ve strojově čitelné podobě;',
        'námitku proti zpracování, které stojí na oprávněném zájmu; pozvánky k\u00a0recenzím tím skončí vždy;',
        'stažení recenze: souhlas s\u00a0jejím zveřejněním můžete kdykoli odvolat.',
      ),
      paragraph(
        `Napište na ${supportMail} z\u00a0adresy, kterou máte v\u00a0objednávce, ať poznáme, že jste to vy. Odpovíme bez zbytečného odkladu, nejpozději do měsíce; složitou žádost můžeme se zdůvodněním prodloužit o\u00a0další dva měsíce. Nic za to neplatíte.`,
      ),
    ],
  };
}

const authority: PrivacySection = {
  id: 'authority',
  heading: '9. Kde si můžete stěžovat',
  blocks: [
    paragraph(
      'Dozor má Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170\u00a000 Praha\u00a07, https://uoou.gov.cz. Obrátit se můžete i\u00a0na úřad země, kde žijete nebo pracujete.',
    ),
  ],
};

const automated: PrivacySection = {
  id: 'automated',
  heading: '10. Automatické rozhodování',
  blocks: [
    paragraph(
      'Žádné rozhodnutí, které by pro vás mělo právní nebo podobně významný dopad, nedělá stroj sám a\u00a0profily zákazníků nevytváříme. Ceníkové ceny jsou pro všechny stejné; slevu určuje jen počet balíčků, nebo slevový kód, který zadáte.',
    ),
  ],
};

function writeClosing(shop: Shop): PrivacySection {
  return {
    id: 'closing',
    heading: '11. Změny',
    blocks: [
      paragraph(
        `Změníme\u2011li, co s\u00a0údaji děláme, změníme nejdřív tento text. Každé znění má svoje datum a\u00a0zůstává na ${shop.origins.cs}${href('privacy', 'cs')}#versions.`,
      ),
      paragraph(effective(shop)),
    ],
  };
}

function effective(shop: Shop): string {
  const version = privacyVersion(shop);
  return `Toto je znění ${version}, účinné od ${formatVersion('cs', version)}.`;
}
