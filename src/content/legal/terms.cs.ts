import { guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { type Ladder, discountRungs } from '#domain/catalogue/pricing.ts';
import { plural } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { lasting, lastingFromTo, within } from '#domain/period-text.ts';
import {
  BUSINESS_NOTICE_DAYS,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/promises.ts';
import { KEPT } from '#domain/retention.ts';
import type { Shop } from '#domain/shop.ts';
import { type TermsSection, type TermsText, list, paragraph, termsVersion } from './terms-text.ts';
import { expressRequest } from './consent.ts';

const edition = `verze ${termsVersion}, účinná od 21. listopadu 2026`;

const hours = (count: number) => within('cs', count, 'hour');
const days = (count: number) => within('cs', count, 'day');

/** Obchodní podmínky: the wording of rules 16a. Operator, mailbox and origins are settings. */
export function terms(shop: Shop, offering: Offering): TermsText {
  const { catalogue, ladder } = offering;
  return {
    title: 'Obchodní podmínky',
    metaDescription: `Obchodní podmínky ${shop.brand}: co prodáváme a co neslibujeme, cena, dodání, odstoupení od smlouvy, garance a reklamace.`,
    version: termsVersion,
    effective: `Podmínky platí od 1. listopadu 2025. Toto je ${edition}.`,
    sections: [
      operator(shop),
      services,
      order(shop),
      price(ladder),
      delivery(catalogue),
      customer(shop),
      withdrawal(shop),
      guarantee(shop, catalogue),
      complaints(shop),
      disputes,
      support(shop),
      data,
      business,
      abuse(shop),
      closing,
    ],
  };
}

function operator({ brand, operator, origins, supportMail }: Shop): TermsSection {
  return {
    id: 'operator',
    heading: '1. Kdo jsme',
    blocks: [
      paragraph(
        `Obchod ${brand} na adresách ${origins.cs} (česky) a ${origins.en} (anglicky) provozuje česká společnost s ručením omezeným (dále „my“):`,
      ),
      list(
        `Název: ${operator.name}`,
        `IČO: ${operator.companyId}`,
        ...(operator.vatId ? [`DIČ: ${operator.vatId}`] : []),
        `Sídlo: ${operator.address}`,
        `Zápis v rejstříku: ${operator.register}`,
        `E-mail: ${supportMail}`,
        `Telefon: ${operator.phone}`,
      ),
      paragraph(
        'Tyto podmínky platí pro každou objednávku v našem obchodě a jsou součástí smlouvy, kterou s vámi uzavíráme. Spotřebitel je člověk, který nakupuje mimo své podnikání a mimo samostatný výkon svého povolání. Ostatní zákazníci jsou podnikatelé a platí pro ně i oddíl 13.',
      ),
    ],
  };
}

const services: TermsSection = {
  id: 'services',
  heading: '2. Co prodáváme a co neslibujeme',
  blocks: [
    paragraph(
      'Prodáváme službu: zvýšíme počet sledujících, odběratelů, lajků nebo zhlédnutí u veřejného profilu, příspěvku nebo videa, které v objednávce uvedete. Množství, případný bonus, cenu, dobu dodání a délku garance najdete u každého balíčku a v souhrnu objednávky.',
    ),
    paragraph(
      'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů. Neslibujeme proto, že:',
    ),
    list(
      'dodané účty budou váš obsah sledovat, komentovat nebo u vás nakupovat;',
      'se zvýší dosah, prodej nebo příjmy z reklamy, nebo že splníte podmínky programů pro tvůrce;',
      'dodaný počet zůstane natrvalo; platformy účty a interakce průběžně kontrolují a odebírají.',
    ),
    paragraph(
      'Pravidla Instagramu, TikToku, YouTube i Facebooku nákup sledujících a jiného zapojení zakazují. Platforma může dodané metriky odebrat, omezit dosah obsahu, odebrat výdělek z něj, nebo účet dočasně či trvale zablokovat. S platformami nejsme nijak spojeni a jejich rozhodnutí nemůžeme ovlivnit. Objednejte jen tehdy, když toto riziko přijímáte.',
    ),
    paragraph(
      'Dodané metriky nepoužívejte k tomu, abyste zákazníkům nebo obchodním partnerům dokládali oblibu či vliv, který nemáte. V řadě zemí, včetně států Evropské unie a USA, to může být zakázaná klamavá praktika.',
    ),
  ],
};

function order({ origins, supportMail }: Shop): TermsSection {
  return {
    id: 'order',
    heading: '3. Objednávka a uzavření smlouvy',
    blocks: [
      paragraph('Objednávka má tyto kroky:'),
      list(
        'vyberete balíčky, jejich počet a u každého uvedete profil, příspěvek nebo video;',
        'vyplníte své údaje a zkontrolujete souhrn s celkovou cenou;',
        'odešlete objednávku tlačítkem „Objednávka zavazující k platbě“;',
        'zaplatíte na stránce poskytovatele platby.',
      ),
      paragraph(
        'Až do odeslání můžete vše měnit: položky upravíte i odeberete v košíku a ze souhrnu se do něj můžete vrátit. Chybu, které si všimnete později, nám co nejdřív napište; dokud jsme nezačali plnit, opravíme ji zdarma.',
      ),
      paragraph(
        `Odesláním objednávky nám navrhujete uzavření smlouvy. Smlouva je uzavřena, jakmile je platba potvrzena a my vám e-mailem potvrdíme přijetí objednávky. Objednávka, která není zaplacena zhruba do ${hours(ROUGHLY_PAYABLE_HOURS)}, zaniká a nic z ní nikomu nevzniká.`,
      ),
      paragraph(
        `Smlouvu lze uzavřít česky (${origins.cs}) nebo anglicky (${origins.en}); rozhodující je jazyk, ve kterém jste objednali. Smlouvu uchováváme v elektronické podobě. Její obsah a znění těchto podmínek dostanete e-mailem s potvrzením, stav objednávky najdete na stránce objednávky, na kterou vede odkaz z tohoto e-mailu. Kopii vám na požádání zašleme i později: ${supportMail}.`,
      ),
      paragraph(
        'Dokud jsme nezačali plnit, můžete objednávku zrušit sami na stránce objednávky; zaplacenou cenu vrátíme celou.',
      ),
    ],
  };
}

function price(ladder: Ladder): TermsSection {
  return {
    id: 'price',
    heading: '4. Cena, slevy a platba',
    blocks: [
      paragraph(
        'Ceny jsou konečné, zahrnují všechny daně a poplatky a platí v okamžiku odeslání objednávky. Účtujeme v českých korunách (Kč, CZK), a to i v anglické verzi obchodu; částky v eurech jsou tam jen orientační. Za platbu si nic nepřipočítáváme; banka vám může účtovat převod měny.',
      ),
      paragraph(
        `Množstevní sleva se počítá sama z celé objednávky podle počtu kusů v košíku: ${rungsText(ladder)}. Slevy se nesčítají. Zadáte-li slevový kód, použije se ta ze slev, která je pro vás výhodnější, a souhrn uvede která.`,
      ),
      paragraph(
        'Platíte předem kartou přes platební bránu nebo přes PayPal, podle toho, co objednávka nabízí. Platbu zpracovává její poskytovatel na své stránce; číslo karty ani přihlašovací údaje k nám neprocházejí.',
      ),
      paragraph(
        'Po zaplacení vám pošleme e-mailem elektronickou fakturu. Odesláním objednávky s elektronickou fakturou souhlasíte. Nakupujete-li na firmu, vyplňte fakturační údaje v objednávce.',
      ),
    ],
  };
}

function delivery({ usualDelivery }: Catalogue): TermsSection {
  return {
    id: 'delivery',
    heading: '5. Kdy začneme a kdy bude hotovo',
    blocks: [
      paragraph(
        `Plnit začínáme do ${hours(USUAL_START_HOURS)} od potvrzení platby, nejpozději do ${hours(LATEST_START_HOURS)}. Spotřebiteli takto začneme jen tehdy, když o to v objednávce výslovně požádá (oddíl 7); jinak začneme po uplynutí ${WITHDRAWAL_DAYS}denní lhůty pro odstoupení.`,
      ),
      paragraph(
        `Celé množství dodáme do ${within('cs', usualDelivery, usualDelivery.unit)} od zahájení, není-li u balíčku uvedena jiná doba. Dodáváme postupně. Plnění je dokončeno, když veřejně zobrazený počet vzroste proti stavu před zahájením o objednané množství včetně bonusu; stav před zahájením si zaznamenáme. O dokončení vás informujeme e-mailem.`,
      ),
      paragraph(
        'Do doby dodání se nepočítá čas, po který plnit nemůžeme pro překážku na vaší straně podle oddílu 6. Dáme vám o ní vědět e-mailem.',
      ),
      paragraph(
        'Nezačneme-li nebo neskončíme-li včas, napište nám. Po marném uplynutí přiměřené dodatečné lhůty můžete od smlouvy odstoupit a cenu za nedodanou část vrátíme.',
      ),
    ],
  };
}

function customer({ supportMail }: Shop): TermsSection {
  return {
    id: 'customer',
    heading: '6. Co potřebujeme od vás',
    blocks: [
      list(
        'Uveďte správný veřejný odkaz nebo jméno. U sledujících a odběratelů profil nebo kanál, u lajků a zhlédnutí konkrétní příspěvek nebo video; uvedete-li u nich jen profil, zeptáme se, kam dodat.',
        'Profil, příspěvek i video nechte po dobu dodání veřejné, neměňte uživatelské jméno a obsah nemažte ani neomezujte podle věku či země. U sledujících a odběratelů to platí do konce garance.',
        'Zobrazovaný počet neskrývejte, jinak nelze dodání ověřit.',
        'Na stejný profil, příspěvek nebo video neobjednávejte po dobu dodání tutéž službu jinde; nelze pak poznat, kdo co dodal.',
        'Objednávejte jen pro profil, který je váš nebo jehož správce s objednávkou souhlasí.',
        'Obsah nesmí být protiprávní; objednávku k protiprávnímu obsahu odmítneme a peníze vrátíme.',
      ),
      paragraph(
        `Brání-li plnění překážka na vaší straně, plnění pozastavíme a napíšeme vám. Odkaz můžete opravit odpovědí na náš e-mail nebo na ${supportMail}. Nenapravíte-li překážku do ${days(OBSTACLE_DAYS)} od naší výzvy, můžeme plnění ukončit a vrátíme cenu za nedodanou část.`,
      ),
      paragraph('Nikdy po vás nebudeme chtít heslo ani přihlašovací kód. Nikomu je nesdělujte.'),
    ],
  };
}

// The law in force from 1 January 2027 adds a withdrawal function on the site (§1830a of the Civil
// Code); its place belongs here once the page exists (rules 16a).
function withdrawal({ operator, supportMail }: Shop): TermsSection {
  return {
    id: 'withdrawal',
    heading: '7. Odstoupení od smlouvy spotřebitelem',
    blocks: [
      paragraph(
        `Jste-li spotřebitel, můžete od smlouvy odstoupit bez udání důvodu do ${days(WITHDRAWAL_DAYS)} ode dne jejího uzavření. Odstoupit lze i jen od některých položek objednávky.`,
      ),
      paragraph(
        `Abychom začali dříve, potřebujeme vaši výslovnou žádost. Udělíte ji v objednávce zaškrtnutím políčka s tímto zněním: „${expressRequest.cs.text}“ Políčko je nezaškrtnuté a objednat můžete i bez něj; plnit pak začneme po uplynutí lhůty.`,
      ),
      paragraph('Podle toho, kdy odstoupíte, platí:'),
      list(
        'před zahájením plnění vrátíme celou cenu;',
        'po zahájení, ke kterému došlo na vaši výslovnou žádost, plnění zastavíme a náleží nám poměrná část ceny po slevě, a to podle množství dodaného do odstoupení a množství, které jsme měli dodat celkem; zbytek vrátíme;',
        'jakmile jsme na vaši výslovnou žádost službu zcela splnili, právo na odstoupení zaniká a nákup je konečný. Práva z vadného plnění a z garance vám zůstávají.',
      ),
      paragraph(
        `Stačí jednoznačné oznámení, například e-mail na ${supportMail} s číslem objednávky. Můžete použít i formulář níže, není to však povinné. Lhůta je zachována, odešlete-li oznámení před jejím uplynutím. Přijetí vám e-mailem bez zbytečného odkladu potvrdíme.`,
      ),
      paragraph(
        `Peníze vrátíme bez zbytečného odkladu, nejpozději do ${days(REFUND_DAYS)} od odstoupení, stejným způsobem, jakým jsme je přijali, pokud se s vámi nedohodneme jinak. Vrácení peněz vás nic nestojí.`,
      ),
      {
        kind: 'form',
        title: 'Vzorový formulář pro odstoupení od smlouvy',
        lines: [
          '(Vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy.)',
          `Adresát: ${operator.name}, ${operator.address}, ${supportMail}`,
          'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o poskytnutí těchto služeb (*):',
          'Datum objednání (*)/datum obdržení (*):',
          'Číslo objednávky (nepovinné):',
          'Jméno a příjmení spotřebitele/spotřebitelů:',
          'Adresa spotřebitele/spotřebitelů:',
          'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě):',
          'Datum:',
          '(*) Nehodící se škrtněte nebo údaje doplňte.',
        ],
      },
    ],
  };
}

function guarantee({ supportMail }: Shop, catalogue: Catalogue): TermsSection {
  const length = lastingFromTo('cs', guaranteeRange(catalogue), 'day');
  return {
    id: 'guarantee',
    heading: '8. Garance doplnění',
    blocks: [
      paragraph(
        `Na dodané množství dáváme garanci v délce uvedené u balíčku, tedy ${length} od dokončení plnění. Klesne-li během ní zobrazený počet pod stav před zahájením zvýšený o dodané množství, rozdíl zdarma doplníme, nejvýše do dodaného množství. Doplnění zahájíme, jakmile úbytek zjistíme sami nebo nám o něm napíšete.`,
      ),
      paragraph(
        'Doplňovat nemůžeme u profilu, příspěvku nebo videa, které byly přejmenovány, skryty, omezeny, smazány nebo zablokovány, a to po dobu, kdy tento stav trvá. Napíšete-li nám nové jméno nebo odkaz, garance pokračuje do konce své délky.',
      ),
      paragraph(
        `Garanci uplatníte e-mailem na ${supportMail} s číslem objednávky. Pokud se doplnění nepodaří v přiměřené době, vrátíme cenu odpovídající chybějící části. Garance je naším dobrovolným závazkem; vaše zákonná práva z vadného plnění neomezuje.`,
      ),
    ],
  };
}

function complaints({ operator, supportMail }: Shop): TermsSection {
  return {
    id: 'complaints',
    heading: '9. Vady a reklamace',
    blocks: [
      paragraph(
        'Odpovídáme za to, že služba odpovídá smlouvě: že dodáme objednané množství v dohodnuté době na uvedený profil, příspěvek nebo video. Má-li plnění vadu, máte právo na její odstranění, zejména dodáním chybějící části; nelze-li ji odstranit nebo neodstraníme-li ji v přiměřené době, na přiměřenou slevu z ceny, a je-li vada podstatným porušením smlouvy, můžete od smlouvy odstoupit.',
      ),
      paragraph(
        `Reklamovat můžete e-mailem na ${supportMail} nebo v sídle: ${operator.address}. Uveďte číslo objednávky, v čem je vada a co požadujete. O přijetí reklamace vám vydáme písemné potvrzení s datem, obsahem a požadovaným způsobem vyřízení, a po vyřízení potvrzení o jeho datu a způsobu, nebo písemné odůvodnění zamítnutí.`,
      ),
      paragraph(
        `Každou reklamaci posuzujeme jednotlivě. Reklamaci spotřebitele vyřídíme a informujeme ho o tom nejpozději do ${days(COMPLAINT_DAYS)} ode dne uplatnění, nedohodneme-li se na delší lhůtě. Po marném uplynutí lhůty může spotřebitel od smlouvy odstoupit nebo žádat přiměřenou slevu.`,
      ),
      paragraph(
        `Napíšete-li nám do ${days(RECOUNT_DAYS)} od dokončení plnění, že dodané množství neodpovídá objednávce, a je to tak, můžete si bez dalšího vybrat mezi bezplatným doplněním a vrácením ceny za chybějící část. Tato lhůta nic nezkracuje: i po ní máte zákonná práva a garanci podle oddílu 8.`,
      ),
      paragraph(
        'Je-li reklamace oprávněná, nahradíme vám účelně vynaložené náklady na její uplatnění.',
      ),
    ],
  };
}

const disputes: TermsSection = {
  id: 'disputes',
  heading: '10. Mimosoudní řešení sporů a dozor',
  blocks: [
    paragraph(
      'Nedohodneme-li se, může spotřebitel navrhnout mimosoudní řešení sporu České obchodní inspekci (ČOI), https://coi.gov.cz/informace-o-adr. Spotřebitel z jiného státu EU se může obrátit také na Evropské spotřebitelské centrum ve své zemi.',
    ),
    paragraph(
      'Na dodržování předpisů o ochraně spotřebitele dohlíží Česká obchodní inspekce, na živnostenské podnikání příslušný živnostenský úřad a na ochranu osobních údajů Úřad pro ochranu osobních údajů.',
    ),
  ],
};

function support({ origins, operator, supportMail }: Shop): TermsSection {
  return {
    id: 'support',
    heading: '11. Podpora',
    blocks: [
      paragraph(
        `Podporu poskytujeme jen česky a anglicky, a to přes kontaktní formulář na ${origins.cs} a ${origins.en} a na e-mailu ${supportMail}. Telefon ${operator.phone} je určen pro případ, že písemně to nejde.`,
      ),
    ],
  };
}

const data: TermsSection = {
  id: 'data',
  heading: '12. Osobní údaje a uchování',
  blocks: [
    paragraph(
      `Osobní údaje zpracováváme podle zásad ochrany soukromí, které najdete v patičce obchodu. Objednávky a faktury uchováváme ${lasting('cs', KEPT.accountYears, 'year')}, jak vyžadují daňové předpisy, zprávy od vás a historii na stránce objednávky ${lasting('cs', KEPT.orderPageYears, 'year')} a nezaplacené objednávky ${lasting('cs', KEPT.unpaidOrderDays, 'day')}.`,
    ),
    paragraph(
      'Název profilu nebo odkaz předáváme tomu, kdo objednávku technicky plní. Vaše jméno, e-mail ani telefon k tomu nepotřebuje a nedostává je.',
    ),
  ],
};

const business: TermsSection = {
  id: 'business',
  heading: '13. Nákup podnikatele',
  blocks: [
    paragraph(
      'Nakupujete-li jako podnikatel, zejména s IČO, nevztahují se na vás oddíly 7 a 10 ani práva, která zákon dává jen spotřebiteli. Plnit začínáme hned podle oddílu 5 a po zahájení je nákup konečný; garance podle oddílu 8 vám náleží.',
    ),
    paragraph(
      `Vadu nám oznamte bez zbytečného odkladu, nejpozději do ${days(BUSINESS_NOTICE_DAYS)} poté, co jste ji mohli zjistit. Povinnost k náhradě škody je vůči podnikateli omezena zaplacenou cenou dotčené objednávky; to neplatí pro škodu způsobenou úmyslně nebo z hrubé nedbalosti a pro újmu na přirozených právech člověka.`,
    ),
    paragraph('Spory s podnikateli rozhodují české soudy podle našeho sídla.'),
  ],
};

function abuse({ supportMail }: Shop): TermsSection {
  return {
    id: 'abuse',
    heading: '14. Nahlášení zneužití',
    blocks: [
      paragraph(
        `Objednal-li někdo naši službu pro váš profil bez vašeho souhlasu, nebo míří-li objednávka k poškození jiného, napište na ${supportMail} a do předmětu uveďte „Zneužití“ a odkaz na profil. Plnění po ověření zastavíme. Zákazník, jehož objednávku takto ukončíme, dostane zpět cenu za nedodanou část.`,
      ),
    ],
  };
}

const closing: TermsSection = {
  id: 'closing',
  heading: '15. Závěrem',
  blocks: [
    paragraph(
      'Smlouva se řídí českým právem, zejména občanským zákoníkem (zákon č. 89/2012 Sb.) a zákonem o ochraně spotřebitele (zákon č. 634/1992 Sb.). Spotřebiteli z jiného státu zůstává ochrana, kterou mu dávají ustanovení jeho práva, od nichž se nelze smluvně odchýlit.',
    ),
    paragraph(
      'Pro objednávku platí znění podmínek účinné v okamžiku jejího odeslání; dostanete ho e-mailem a starší znění na požádání zašleme. Je-li některé ustanovení neplatné, ostatní platí dál.',
    ),
    paragraph(`Podmínky poprvé nabyly účinnosti 1. listopadu 2025. Toto je ${edition}.`),
  ],
};

/** "2 kusy 10 %, 4 a více kusů 20 %" */
function rungsText(ladder: Ladder): string {
  const rungs = discountRungs(ladder);
  return rungs
    .map((rung) => {
      const { items, percent } = rung;
      const pieces =
        rung === rungs.at(-1)
          ? `${items} a více kusů`
          : `${items} ${plural('cs', items, { one: 'kus', few: 'kusy', other: 'kusů' })}`;
      return `${pieces} ${percent} %`;
    })
    .join(', ');
}
