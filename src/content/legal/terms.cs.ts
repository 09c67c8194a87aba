import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import {
  BUSINESS_NOTICE_DAYS,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { href } from '#domain/addresses.ts';
import { expressRequest } from './consent.ts';
import {
  type TermsSection,
  type TermsText,
  formatVersion,
  list,
  paragraph,
  termsVersion,
} from './legal-text.ts';
import { writeModelForm } from './model-form.cs.ts';

const hours = (count: number) => formatWithin('cs', count, 'hour');
const days = (count: number) => formatWithin('cs', count, 'day');

/** Obchodní podmínky: the wording of rules 16a. Operator, mailbox and origins are settings. */
export function writeTerms(shop: Shop): TermsText {
  return {
    title: 'Obchodní podmínky',
    metaDescription: `Obchodní podmínky ${shop.brand}: co prodáváme a\u00a0co neslibujeme, cena, dodání, odstoupení od smlouvy, garance a\u00a0reklamace.`,
    version: termsVersion(shop),
    effective: effective(shop),
    sections: [
      operator(shop),
      services,
      order(shop),
      price,
      delivery,
      customer(shop),
      withdrawal(shop),
      guarantee(shop),
      complaints(shop),
      disputes,
      support(shop),
      data(shop),
      business,
      abuse(shop),
      writeClosing(shop),
    ],
  };
}

function operator({ brand, operator, origins, supportMail }: Shop): TermsSection {
  return {
    id: 'operator',
    heading: '1. Kdo jsme',
    blocks: [
      paragraph(
        `Obchod ${brand} na adresách ${origins.cs} (česky) a\u00a0${origins.en} (anglicky) provozuje česká společnost s\u00a0ručením omezeným (dále „my“):`,
      ),
      list(
        `Název: ${operator.name}`,
        `IČO: ${operator.companyId}`,
        ...(operator.vatId ? [`DIČ: ${operator.vatId}`] : []),
        `Sídlo: ${operator.address}`,
        `Zápis v\u00a0rejstříku: ${operator.register}`,
        `E-mail: ${supportMail}`,
        `Telefon: ${operator.phone}`,
      ),
      paragraph(
        'Tyto podmínky platí pro každou objednávku v\u00a0našem obchodě a\u00a0jsou součástí smlouvy, kterou s\u00a0vámi uzavíráme. Spotřebitel je člověk, který nakupuje mimo své podnikání a\u00a0mimo samostatný výkon svého povolání. Ostatní zákazníci jsou podnikatelé a\u00a0platí pro ně i\u00a0oddíl\u00a013.',
      ),
    ],
  };
}

const services: TermsSection = {
  id: 'services',
  heading: '2. Co prodáváme a\u00a0co neslibujeme',
  blocks: [
    paragraph(
      'Prodáváme službu: zvýšíme počet sledujících, odběratelů, lajků nebo zhlédnutí u\u00a0veřejného profilu, příspěvku nebo videa, které v\u00a0objednávce uvedete. Množství, případný bonus, cenu, dobu dodání a\u00a0délku garance najdete u\u00a0každého balíčku a\u00a0v\u00a0souhrnu objednávky.',
    ),
    paragraph(
      'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů. Neslibujeme proto, že:',
    ),
    list(
      'dodané účty budou váš obsah sledovat, komentovat nebo u\u00a0vás nakupovat;',
      'se zvýší dosah, prodej nebo příjmy z\u00a0reklamy ani že splníte podmínky programů pro tvůrce;',
      'dodaný počet zůstane natrvalo; platformy účty a\u00a0interakce průběžně kontrolují a\u00a0odebírají.',
    ),
    paragraph(
      'Pravidla Instagramu, TikToku, YouTube i\u00a0Facebooku nákup sledujících, lajků a\u00a0dalších interakcí zakazují. Platforma může dodané metriky odebrat, omezit dosah obsahu, odebrat výdělek z\u00a0něj i\u00a0účet dočasně či trvale zablokovat. S\u00a0platformami nejsme nijak spojeni a\u00a0jejich rozhodnutí nemůžeme ovlivnit. Objednejte jen tehdy, když toto riziko přijímáte.',
    ),
    paragraph(
      'Dodané metriky nepoužívejte k\u00a0tomu, abyste zákazníkům nebo obchodním partnerům dokládali oblibu či vliv, který nemáte. V\u00a0řadě zemí, včetně států Evropské unie a\u00a0USA, to může být zakázaná klamavá praktika.',
    ),
  ],
};

function order({ origins, supportMail }: Shop): TermsSection {
  return {
    id: 'order',
    heading: '3. Objednávka a\u00a0uzavření smlouvy',
    blocks: [
      paragraph('Objednávka má tyto kroky:'),
      list(
        'vyberete balíčky, jejich počet a\u00a0u\u00a0každého uvedete profil, příspěvek nebo video;',
        'vyplníte své údaje, jako spotřebitel zvolíte, kdy máme začít, a\u00a0zkontrolujete souhrn s\u00a0celkovou cenou;',
        'odešlete objednávku tlačítkem „Objednávka zavazující k\u00a0platbě“;',
        'zaplatíte na stránce platební brány.',
      ),
      paragraph(
        'Až do odeslání můžete vše měnit: balíčky upravíte i\u00a0odeberete v\u00a0košíku a\u00a0ze souhrnu se do něj můžete vrátit. Chybu, které si všimnete později, nám co nejdřív napište; dokud jsme nezačali plnit, opravíme ji zdarma.',
      ),
      paragraph(
        `Odesláním objednávky nám navrhujete uzavření smlouvy. Smlouva je uzavřena, jakmile je platba potvrzena a\u00a0my vám e-mailem potvrdíme přijetí objednávky. Objednávka, která není zaplacena zhruba do ${hours(ROUGHLY_PAYABLE_HOURS)}, propadá a\u00a0nikoho k\u00a0ničemu nezavazuje.`,
      ),
      paragraph(
        `Smlouvu lze uzavřít česky (${origins.cs}) nebo anglicky (${origins.en}); rozhodující je jazyk, ve kterém jste objednali. Smlouvu uchováváme v\u00a0elektronické podobě. Její obsah a\u00a0znění těchto podmínek dostanete e-mailem s\u00a0potvrzením; v\u00a0jakém je objednávka stavu, najdete na její stránce, na kterou vede odkaz z\u00a0tohoto e-mailu. Kopii vám na požádání zašleme i\u00a0později: ${supportMail}.`,
      ),
      paragraph(
        'Dokud jsme nezačali plnit, můžete objednávku zrušit sami na stránce objednávky; zaplacenou cenu vrátíme celou.',
      ),
    ],
  };
}

const price: TermsSection = {
  id: 'price',
  heading: '4. Cena, slevy a\u00a0platba',
  blocks: [
    paragraph(
      'Ceny jsou konečné, zahrnují všechny daně a\u00a0poplatky a\u00a0platí v\u00a0okamžiku odeslání objednávky. Účtujeme v\u00a0českých korunách (Kč, CZK), a\u00a0to i\u00a0v\u00a0anglické verzi obchodu; částky v\u00a0eurech jsou tam jen orientační. Za platbu si nic nepřipočítáváme; banka vám může účtovat převod měny.',
    ),
    paragraph(
      `Množstevní slevu odečteme z\u00a0celé objednávky podle počtu balíčků v\u00a0košíku, i\u00a0z\u00a0různých platforem. Její stupně a\u00a0případnou cenu, od které se balíček počítá, ukazuje ceník; pro objednávku platí ty, za kterých jste ji odeslali, a\u00a0slevu uvádí její souhrn. Slevy se nesčítají. Zadáte-li slevový kód, použijeme tu ze slev, která je pro vás výhodnější, a\u00a0souhrn uvede která.`,
    ),
    paragraph(
      'Platíte předem na zabezpečené stránce platební brány: kartou, Apple Pay nebo Google Pay, popřípadě přes PayPal, pokud ho brána nabídne. Platbu zpracovává její poskytovatel; číslo karty ani přihlašovací údaje k\u00a0nám neprocházejí. Nezbude-li po slevě nic k\u00a0úhradě, na platební bránu nejdete a\u00a0nic neplatíte; za potvrzení platby se pak považuje přijetí objednávky a\u00a0fakturu nevystavujeme.',
    ),
    paragraph(
      'Po zaplacení vám pošleme e-mailem elektronickou fakturu. Odesláním objednávky s\u00a0elektronickou fakturou souhlasíte. Nakupujete-li na firmu, vyplňte fakturační údaje v\u00a0objednávce.',
    ),
  ],
};

const delivery: TermsSection = {
  id: 'delivery',
  heading: '5. Kdy začneme a\u00a0kdy bude hotovo',
  blocks: [
    paragraph(
      `Plnit začínáme obvykle do ${USUAL_START_HOURS}, nejpozději do ${hours(LATEST_START_HOURS)} od potvrzení platby. Spotřebitel v\u00a0objednávce zvolí, zda máme začít takto, na jeho výslovnou žádost (oddíl\u00a07), nebo až po uplynutí ${WITHDRAWAL_DAYS}denní lhůty pro odstoupení. Zvolí-li pozdější začátek, může o\u00a0dřívější požádat na stránce objednávky, dokud jsme nezačali; lhůty z\u00a0první věty se pak počítají od této žádosti, došla-li po potvrzení platby.`,
    ),
    paragraph(
      `Celé množství dodáme v\u00a0době uvedené u\u00a0balíčku a\u00a0v\u00a0souhrnu objednávky, počítané od zahájení; je-li uvedena rozmezím, nejpozději na jeho konci. Dodáváme postupně. Plnění je dokončeno, když veřejně zobrazený počet vzroste proti stavu před zahájením o\u00a0objednané množství včetně bonusu; stav před zahájením si zaznamenáme. O\u00a0dokončení vás informujeme e-mailem.`,
    ),
    paragraph(
      'Do doby dodání se nepočítá čas, po který plnit nemůžeme pro překážku na vaší straně podle oddílu\u00a06. Dáme vám o\u00a0ní vědět e-mailem.',
    ),
    paragraph(
      'Nezačneme-li nebo neskončíme-li včas, napište nám. Po marném uplynutí přiměřené dodatečné lhůty můžete od smlouvy odstoupit a\u00a0cenu za nedodanou část vrátíme.',
    ),
  ],
};

function customer({ supportMail }: Shop): TermsSection {
  return {
    id: 'customer',
    heading: '6. Co potřebujeme od vás',
    blocks: [
      list(
        'Uveďte správný veřejný odkaz nebo jméno. U\u00a0sledujících a\u00a0odběratelů profil nebo kanál, u\u00a0lajků a\u00a0zhlédnutí konkrétní příspěvek nebo video; uvedete-li u\u00a0nich jen profil, zeptáme se, ke kterému příspěvku nebo videu, a\u00a0s\u00a0dodáním počkáme na odpověď.',
        'Profil, příspěvek i\u00a0video nechte po celou dobu dodání veřejné, neměňte uživatelské jméno a\u00a0obsah nemažte ani neomezujte podle věku či země. Po dodání už to není vaše povinnost, jen podmínka garance: co je skryté, omezené nebo přejmenované, po tu dobu doplnit nemůžeme (oddíl\u00a08).',
        'Zobrazovaný počet neskrývejte, jinak nelze dodání ověřit.',
        'Na stejný profil, příspěvek nebo video neobjednávejte po dobu dodání tutéž službu jinde; nelze pak poznat, kdo co dodal.',
        'Objednávejte jen pro profil, který je váš nebo jehož správce s\u00a0objednávkou souhlasí.',
        'Obsah nesmí být protiprávní; objednávku k\u00a0protiprávnímu obsahu odmítneme a\u00a0peníze vrátíme.',
      ),
      paragraph(
        `Brání-li plnění překážka na vaší straně, plnění pozastavíme a\u00a0napíšeme vám. Odkaz můžete opravit odpovědí na náš e-mail nebo na ${supportMail}. Nenapravíte-li překážku do ${days(OBSTACLE_DAYS)} od naší výzvy, můžeme plnění ukončit a\u00a0vrátíme cenu za nedodanou část.`,
      ),
      paragraph('Nikdy po vás nebudeme chtít heslo ani přihlašovací kód. Nikomu je nesdělujte.'),
    ],
  };
}

function withdrawal(shop: Shop): TermsSection {
  const { origins, supportMail } = shop;
  const page = origins.cs + href('withdrawal', 'cs');
  return {
    id: 'withdrawal',
    heading: '7. Odstoupení od smlouvy spotřebitelem',
    blocks: [
      paragraph(
        `Jste-li spotřebitel, můžete od smlouvy odstoupit bez udání důvodu do ${days(WITHDRAWAL_DAYS)} ode dne jejího uzavření. Odstoupit lze i\u00a0jen od některých balíčků objednávky.`,
      ),
      paragraph(
        `Abychom začali dříve, potřebujeme vaši výslovnou žádost. Dáte nám ji v\u00a0objednávce volbou, u\u00a0které stojí: „${expressRequest.cs.text}“ Žádná z\u00a0možností není předem vybraná; zvolíte-li druhou, začneme plnit až po uplynutí lhůty. Stejnými slovy o\u00a0dřívější začátek můžete požádat i\u00a0později na stránce objednávky, dokud jsme nezačali.`,
      ),
      paragraph('Podle toho, kdy odstoupíte, platí:'),
      list(
        'před zahájením plnění vrátíme celou cenu;',
        'po zahájení, ke kterému došlo na vaši výslovnou žádost, plnění zastavíme a\u00a0náleží nám poměrná část ceny po slevě, a\u00a0to podle množství dodaného do odstoupení a\u00a0množství, které jsme měli dodat celkem; zbytek vrátíme;',
        'jakmile jsme na vaši výslovnou žádost službu zcela splnili, právo na odstoupení zaniká a\u00a0nákup je konečný. Práva z\u00a0vadného plnění a\u00a0z\u00a0garance vám zůstávají.',
      ),
      paragraph(
        `Odstoupit můžete na stránce ${page}, kam vede odkaz „Odstoupit od smlouvy“ z\u00a0patičky každé stránky, ze stránky objednávky i\u00a0z\u00a0e-mailu s\u00a0jejím potvrzením. Funguje bez přihlášení: vyplníte jméno, číslo objednávky a\u00a0e-mail a\u00a0odešlete tlačítkem „Potvrdit odstoupení od smlouvy“. Potvrzení s\u00a0obsahem, datem a\u00a0časem vašeho odstoupení vám přijde e-mailem bez zbytečného odkladu.`,
      ),
      paragraph(
        `Stačí ale jakékoli jednoznačné oznámení, například e-mail na ${supportMail} s\u00a0číslem objednávky. Můžete použít i\u00a0formulář níže, není to však povinné. Lhůta je zachována, odešlete-li oznámení před jejím uplynutím; připadne-li její konec na sobotu, neděli nebo svátek, je posledním dnem nejbližší příští pracovní den.`,
      ),
      paragraph(
        `Peníze vrátíme bez zbytečného odkladu, nejpozději do ${days(REFUND_DAYS)} od odstoupení, stejným způsobem, jakým jsme je přijali, pokud se s\u00a0vámi nedohodneme jinak. Vrácení peněz vás nic nestojí.`,
      ),
      writeModelForm(shop),
    ],
  };
}

function guarantee({ supportMail }: Shop): TermsSection {
  return {
    id: 'guarantee',
    heading: '8. Garance doplnění',
    blocks: [
      paragraph(
        `Na dodané množství dáváme garanci v\u00a0délce uvedené u\u00a0balíčku a\u00a0v\u00a0souhrnu objednávky, počítané od dokončení plnění. Klesne-li během ní zobrazený počet pod stav před zahájením zvýšený o\u00a0dodané množství, rozdíl zdarma doplníme, nejvýše do dodaného množství. Doplnění zahájíme, jakmile úbytek zjistíme sami nebo nám o\u00a0něm napíšete.`,
      ),
      paragraph(
        'Doplňovat nemůžeme u\u00a0profilu, příspěvku nebo videa, které byly přejmenovány, skryty, omezeny, smazány nebo zablokovány, a\u00a0to po dobu, kdy tento stav trvá. Napíšete-li nám nové jméno nebo odkaz, garance pokračuje do konce své délky.',
      ),
      paragraph(
        `Garanci uplatníte e-mailem na ${supportMail} s\u00a0číslem objednávky. Pokud se doplnění nepodaří v\u00a0přiměřené době, vrátíme cenu odpovídající chybějící části. Garance je naším dobrovolným závazkem; vaše zákonná práva z\u00a0vadného plnění neomezuje.`,
      ),
    ],
  };
}

function complaints({ operator, supportMail }: Shop): TermsSection {
  return {
    id: 'complaints',
    heading: '9. Vady a\u00a0reklamace',
    blocks: [
      paragraph(
        'Odpovídáme za to, že služba odpovídá smlouvě: že dodáme objednané množství v\u00a0dohodnuté době na uvedený profil, příspěvek nebo video. Má-li plnění vadu, máte právo na její odstranění, zejména dodáním chybějící části; nelze-li ji odstranit nebo neodstraníme-li ji v\u00a0přiměřené době, na přiměřenou slevu z\u00a0ceny, a\u00a0je-li vada podstatným porušením smlouvy, můžete od smlouvy odstoupit.',
      ),
      paragraph(
        `Reklamovat můžete e-mailem na ${supportMail}, kontaktním formulářem (oddíl\u00a011) nebo v\u00a0sídle: ${operator.address}. Uveďte číslo objednávky, v\u00a0čem je vada a\u00a0co požadujete. O\u00a0přijetí reklamace vám vydáme písemné potvrzení s\u00a0datem, obsahem a\u00a0požadovaným způsobem vyřízení. Po vyřízení dostanete potvrzení o\u00a0jeho datu a\u00a0způsobu, při zamítnutí písemné odůvodnění.`,
      ),
      paragraph(
        `Každou reklamaci posuzujeme jednotlivě. Reklamaci spotřebitele vyřídíme a\u00a0informujeme ho o\u00a0tom nejpozději do ${days(COMPLAINT_DAYS)} ode dne uplatnění, nedohodneme-li se na delší lhůtě. Po marném uplynutí lhůty může spotřebitel od smlouvy odstoupit nebo žádat přiměřenou slevu.`,
      ),
      paragraph(
        `Napíšete-li nám do ${days(RECOUNT_DAYS)} od dokončení plnění, že dodané množství neodpovídá objednávce, a\u00a0je to tak, můžete si bez dalšího vybrat mezi bezplatným doplněním a\u00a0vrácením ceny za chybějící část. Tato lhůta nic nezkracuje: i\u00a0po ní máte zákonná práva a\u00a0garanci podle oddílu\u00a08.`,
      ),
      paragraph(
        'Je-li reklamace oprávněná, nahradíme vám účelně vynaložené náklady na její uplatnění.',
      ),
    ],
  };
}

const disputes: TermsSection = {
  id: 'disputes',
  heading: '10. Mimosoudní řešení sporů a\u00a0dozor',
  blocks: [
    paragraph(
      'Nedohodneme-li se, může spotřebitel navrhnout mimosoudní řešení sporu České obchodní inspekci (ČOI), https://coi.gov.cz/informace-o-adr. Spotřebitel z\u00a0jiného státu EU se může obrátit také na Evropské spotřebitelské centrum ve své zemi.',
    ),
    paragraph(
      'Na dodržování předpisů o\u00a0ochraně spotřebitele dohlíží Česká obchodní inspekce, na živnostenské podnikání příslušný živnostenský úřad a\u00a0na ochranu osobních údajů Úřad pro ochranu osobních údajů.',
    ),
  ],
};

function support({ origins, operator, supportMail }: Shop): TermsSection {
  return {
    id: 'support',
    heading: '11. Podpora',
    blocks: [
      paragraph(
        `Podporu poskytujeme jen česky a\u00a0anglicky, a\u00a0to přes kontaktní formulář na úvodní stránce (${origins.cs}/#kontakt, anglicky ${origins.en}/#kontakt) a\u00a0pod častými dotazy, v\u00a0chatu WhatsApp, na který vede tlačítko na webu, a\u00a0na e-mailu ${supportMail}. Telefon ${operator.phone} je určen pro případ, že písemně to nejde.`,
      ),
    ],
  };
}

function data({ origins }: Shop): TermsSection {
  return {
    id: 'data',
    heading: '12. Osobní údaje a\u00a0uchování',
    blocks: [
      paragraph(
        `Osobní údaje zpracováváme podle zásad ochrany soukromí, které najdete na ${origins.cs}${href('privacy', 'cs')}. Objednávky a\u00a0faktury uchováváme ${formatDuration('cs', KEPT.accountYears, 'year')}, jak vyžadují daňové předpisy, zprávy od vás a\u00a0historii na stránce objednávky ${formatDuration('cs', KEPT.orderPageYears, 'year')} a\u00a0nezaplacené objednávky ${formatDuration('cs', KEPT.unpaidOrderDays, 'day')}.`,
      ),
      paragraph(
        'Název profilu nebo odkaz a\u00a0množství předáváme tomu, kdo objednávku technicky plní. Vaše jméno, e-mail ani telefon k\u00a0tomu nepotřebuje a\u00a0nedostává je.',
      ),
    ],
  };
}

const business: TermsSection = {
  id: 'business',
  heading: '13. Nákup podnikatele',
  blocks: [
    paragraph(
      'Nakupujete-li jako podnikatel, zejména s\u00a0IČO, nevztahují se na vás oddíly\u00a07\u00a0a\u00a010 ani práva, která zákon dává jen spotřebiteli. Plnit začínáme ve lhůtách první věty oddílu\u00a05, bez čekání na lhůtu pro odstoupení, a\u00a0po zahájení je nákup konečný; garance podle oddílu\u00a08 vám náleží.',
    ),
    paragraph(
      `Vadu nám oznamte bez zbytečného odkladu, nejpozději do ${days(BUSINESS_NOTICE_DAYS)} poté, co jste ji mohli zjistit. Povinnost k\u00a0náhradě škody je vůči podnikateli omezena zaplacenou cenou dotčené objednávky; to neplatí pro škodu způsobenou úmyslně nebo z\u00a0hrubé nedbalosti a\u00a0pro újmu na přirozených právech člověka.`,
    ),
    paragraph('Spory s\u00a0podnikateli rozhodují české soudy podle našeho sídla.'),
  ],
};

function abuse({ supportMail }: Shop): TermsSection {
  return {
    id: 'abuse',
    heading: '14. Nahlášení zneužití',
    blocks: [
      paragraph(
        `Objednal-li někdo naši službu pro váš profil bez vašeho souhlasu, nebo míří-li objednávka k\u00a0poškození jiného, napište na ${supportMail} a\u00a0do předmětu uveďte „Zneužití“ a\u00a0odkaz na profil. Plnění po ověření zastavíme. Zákazník, jehož objednávku takto ukončíme, dostane zpět cenu za nedodanou část.`,
      ),
    ],
  };
}

function writeClosing(shop: Shop): TermsSection {
  return {
    id: 'closing',
    heading: '15. Závěrem',
    blocks: [
      paragraph(
        'Smlouva se řídí českým právem, zejména občanským zákoníkem (zákon č.\u00a089/2012\u00a0Sb.) a\u00a0zákonem o\u00a0ochraně spotřebitele (zákon č.\u00a0634/1992\u00a0Sb.). Spotřebiteli z\u00a0jiného státu zůstává ochrana, kterou mu dávají ustanovení jeho práva, od nichž se nelze smluvně odchýlit.',
      ),
      paragraph(
        `Pro objednávku platí znění podmínek účinné v\u00a0okamžiku jejího odeslání; dostanete ho e-mailem a\u00a0každé znění zůstává na ${shop.origins.cs}${href('terms', 'cs')}#versions. Je-li některé ustanovení neplatné, ostatní platí dál.`,
      ),
      paragraph(effective(shop)),
    ],
  };
}

function effective(shop: Shop): string {
  const version = termsVersion(shop);
  return `Toto je znění ${version}, účinné od ${formatVersion('cs', version)}.`;
}
