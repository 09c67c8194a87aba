import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type AccessibilitySection,
  type AccessibilityText,
  accessibilityVersion,
  list,
  paragraph,
} from './legal-text.ts';

const day = '23.\u00a0listopadu\u00a02026';

/**
 * Prohlášení o přístupnosti, as annex V of directive (EU) 2019/882 and Act 424/2023 want it. It says only
 * what has been tried; what the tests look at is in tests/browser.
 */
export function writeAccessibility(shop: Shop): AccessibilityText {
  return {
    title: 'Přístupnost',
    metaDescription: `Jak obchod ${shop.brand} plní požadavky na přístupnost: co je vyzkoušené, co zatím přístupné není a\u00a0kam napsat, když vám něco brání objednat.`,
    version: accessibilityVersion,
    effective: `Prohlášení ze dne ${day}.`,
    sections: [service(shop), how, tested, limits, contact(shop), authority, closing],
  };
}

function service({ brand, origins, operator }: Shop): AccessibilitySection {
  return {
    id: 'service',
    heading: '1. O\u00a0jakou službu jde',
    blocks: [
      paragraph(
        `${operator.name} provozuje internetový obchod ${brand} na adresách ${origins.cs} (česky) a\u00a0${origins.en} (anglicky). V\u00a0obchodě si vyberete balíček, vyplníte údaje, zaplatíte na stránce platební brány a\u00a0objednávku pak sledujete na její stránce. Všechno důležité přijde také e\u2011mailem. Účet ani heslo nepotřebujete.`,
      ),
      paragraph(
        'Toto prohlášení vysvětluje, jak obchod plní požadavky zákona č.\u00a0424/2023 Sb., o\u00a0požadavcích na přístupnost některých výrobků a\u00a0služeb, a\u00a0směrnice (EU) 2019/882. Řídíme se pravidly WCAG 2.2 na úrovni AA, která zahrnují i\u00a0požadavky normy EN 301 549 na webové stránky.',
      ),
    ],
  };
}

const how: AccessibilitySection = {
  id: 'how',
  heading: '2. Jak je obchod přístupný',
  blocks: [
    list(
      'Vše se dá ovládat klávesnicí. Prvek, na kterém právě jste, je zvýrazněný a\u00a0na začátku každé stránky lze přeskočit rovnou na obsah.',
      'Stránky mají jeden hlavní nadpis, další nadpisy v\u00a0pořadí, označené části a\u00a0popsaná pole, takže se v\u00a0nich vyznáte i\u00a0s\u00a0čtečkou obrazovky.',
      'Chyba ve formuláři je popsaná slovy u\u00a0svého pole a\u00a0v\u00a0souhrnu nahoře, odkud k\u00a0ní vede odkaz. Co jste napsali, zůstává vyplněné.',
      'Text lze zvětšit, stránka se vejde na úzký telefon i\u00a0při velkém přiblížení a\u00a0nic se neposouvá do strany.',
      'Barva nikdy není jediným rozlišením. Obchod se řídí tím, zda máte v\u00a0systému nastavený tmavý režim, vysoký kontrast nebo omezení pohybu.',
      'Objednat, zaplatit, zrušit objednávku i\u00a0odstoupit od smlouvy jde také bez JavaScriptu.',
      `Na nic nemusíte spěchat: košík i\u00a0rozepsaná objednávka na vás počkají, zaplatit lze zhruba ${formatDuration('cs', ROUGHLY_PAYABLE_HOURS, 'hour')} a\u00a0rozepsané odstoupení vydrží ${formatDuration('cs', KEPT.withdrawalDraftHours, 'hour')}. Sama se obnovuje jen stránka objednávky, dokud se ověřuje platba. Stránka s\u00a0neplatnou adresou vás sama odvede na úvod; zastaví to jakákoli klávesa, dotek nebo posun.`,
      'Nikde neopisujete znaky z\u00a0obrázku ani jinak nedokazujete, že nejste robot.',
    ),
  ],
};

const tested: AccessibilitySection = {
  id: 'tested',
  heading: '3. Co a\u00a0jak zkoušíme',
  blocks: [
    paragraph('Při každé změně obchodu se spouštějí zkoušky ve skutečném prohlížeči:'),
    list(
      'nástroj axe prochází všechny obrazovky v\u00a0obou jazycích, na šířce telefonu i\u00a0počítače, ve světlém i\u00a0tmavém režimu;',
      'celá cesta od výběru po zaplacení se projde jen klávesnicí a\u00a0celá znovu bez JavaScriptu;',
      'každá obrazovka se měří na šířkách od úzkého telefonu po velký monitor, zda z\u00a0ní nic nepřečnívá a\u00a0zda jsou tlačítka dost velká;',
      'kontrast všech barev se počítá z\u00a0jejich hodnot.',
    ),
    paragraph(
      'Jde o\u00a0vlastní posouzení. Nezávislý audit ani zkoušky s\u00a0lidmi, kteří používají asistivní technologie, zatím neproběhly.',
    ),
  ],
};

const limits: AccessibilitySection = {
  id: 'limits',
  heading: '4. Co zatím přístupné není',
  blocks: [
    list(
      'Faktury a\u00a0opravné doklady ve formátu PDF nejsou upravené pro čtečky obrazovky. Tytéž údaje jsou na stránce objednávky jako text a\u00a0na požádání je pošleme e\u2011mailem.',
      'Stránku platební brány a\u00a0chat WhatsApp provozují jiné firmy; za jejich přístupnost odpovídají ony. Místo chatu můžete napsat e\u2011mail nebo zavolat.',
      'Stránky platforem, na které vede odkaz na váš profil nebo příspěvek, ovlivnit nemůžeme.',
      'Obchod nemá texty ve znakovém jazyce ani ve snadném čtení.',
    ),
  ],
};

function contact({ supportMail, operator }: Shop): AccessibilitySection {
  return {
    id: 'contact',
    heading: '5. Když vám něco brání',
    blocks: [
      paragraph(
        `Napište na ${supportMail} nebo zavolejte na ${operator.phone}: kde jste byli, co jste chtěli udělat a\u00a0čím web ovládáte. Objednávku s\u00a0vámi vyřídíme i\u00a0jinak než přes web a\u00a0chybu opravíme. Toto prohlášení vám na požádání pošleme i\u00a0v\u00a0jiné podobě, například jako prostý text.`,
      ),
    ],
  };
}

const authority: AccessibilitySection = {
  id: 'authority',
  heading: '6. Dozor',
  blocks: [
    paragraph(
      'Nebudete\u2011li s\u00a0naší odpovědí spokojeni nebo nepřijde\u2011li, můžete se obrátit na orgán, který nad přístupností služeb dohlíží podle zákona č.\u00a0424/2023 Sb. Podnět spotřebitele přijme i\u00a0Česká obchodní inspekce, https://coi.gov.cz.',
    ),
  ],
};

const closing: AccessibilitySection = {
  id: 'closing',
  heading: '7. Datum prohlášení',
  blocks: [
    paragraph(
      `Prohlášení odpovídá stavu obchodu k\u00a0${day}. Když se na přístupnosti něco změní, změní se i\u00a0toto prohlášení a\u00a0jeho datum.`,
    ),
  ],
};
