import {
  type CheckedDuty,
  type ConfirmedDuty,
  type EvidenceProblem,
  type UnseenWhy,
  CONFIRMED_MONTHS,
  EVIDENCE_CHARACTERS,
} from '#domain/legal/duty.ts';
import { plural } from '#domain/locale.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/shop/promises.ts';

const duties = { one: 'povinnost', few: 'povinnosti', other: 'povinností' };

/** Of a duty that the program looks at: what it asks, and what the look brought. */
interface CheckedWords {
  title: string;
  met: string;
  /** Where there is nothing to find. */
  none?: string;
  broken: string;
}

const checked: Record<CheckedDuty, CheckedWords> = {
  identity: {
    title: 'Kdo obchod provozuje',
    met: 'Na webu, v\u00a0podmínkách a\u00a0na dokladech stojí:',
    broken: 'Nastavení mají pořád ukázkové hodnoty:',
  },
  approval: {
    title: 'Písemný souhlas platební brány',
    met: 'Platby a\u00a0souhlas:',
    broken: 'Přijímáte skutečné platby a\u00a0žádné nastavení neuvádí písemný souhlas:',
  },
  checkout: {
    title: 'Skutečné placení',
    met: 'Platby přijímá:',
    broken: 'Veřejný obchod běží se zkušební bránou. Zákazník objedná a\u00a0nezaplatí:',
  },
  emails: {
    title: 'Potvrzení na trvalém nosiči',
    met: 'E\u2011maily odesílá:',
    broken: 'Potvrzení objednávek k\u00a0zákazníkům neodcházejí:',
  },
  'legal-button': {
    title: 'Tlačítko, které zavazuje k\u00a0platbě',
    met: 'Poslední krok objednávky má tlačítko:',
    broken: 'V\u00a0posledním kroku objednávky chybí předepsané tlačítko, vydání:',
  },
  'start-choice': {
    title: 'Volba začátku bez předem zaškrtnuté odpovědi',
    met: 'Spotřebitel volí ze dvou odpovědí a\u00a0žádná není vybraná předem:',
    broken: 'Volba začátku chybí, nebo je předem zaškrtnutá, vydání:',
  },
  delivered: {
    title: 'Sdělení, co se doopravdy dodává',
    met: 'Stojí na stránce balíčku i\u00a0před tlačítkem objednávky:',
    broken: 'Sdělení o\u00a0původu dodaných metrik chybí, vydání:',
  },
  withdrawal: {
    title: 'Funkce pro odstoupení od smlouvy',
    met: 'Formulář je dostupný bez přihlášení a\u00a0podmínky na něj odkazují:',
    broken: 'Formulář nefunguje, nebo na něj podmínky neodkazují, vydání:',
  },
  terms: {
    title: 'Obchodní podmínky',
    met: 'Stránka odpovídá a\u00a0uvádí platné znění a\u00a0provozovatele:',
    broken: 'Stránka neodpovídá, nebo neuvádí platné znění a\u00a0provozovatele, vydání:',
  },
  disputes: {
    title: 'Mimosoudní řešení sporů',
    met: 'Podmínky uvádějí Českou obchodní inspekci s\u00a0adresou:',
    broken: 'Podmínky neuvádějí, kdo spory řeší, vydání:',
  },
  privacy: {
    title: 'Informace o\u00a0zpracování údajů',
    met: 'Stránka odpovídá a\u00a0uvádí platné znění a\u00a0správce:',
    broken: 'Stránka neodpovídá, nebo neuvádí platné znění a\u00a0správce, vydání:',
  },
  cookies: {
    title: 'Nic bez souhlasu',
    met: 'Veřejné stránky neukládají cookies a\u00a0nic nenačítají odjinud:',
    broken: 'Některá veřejná stránka ukládá cookies nebo načítá něco odjinud, vydání:',
  },
  accessibility: {
    title: 'Prohlášení o\u00a0přístupnosti',
    met: 'Stránka odpovídá a\u00a0uvádí provozovatele a\u00a0kontakt:',
    broken: 'Stránka neodpovídá, nebo neuvádí provozovatele a\u00a0kontakt, vydání:',
  },
  claims: {
    title: 'Doložená tvrzení',
    met: 'Ukazovaná tvrzení mají zdroj a\u00a0neodporují si. Jejich počet:',
    broken: 'Ukazují se tvrzení bez zdroje nebo taková, která si odporují:',
  },
  'review-origins': {
    title: 'Žádné nepravé recenze',
    met: 'Ukázkové ani vygenerované recenze se veřejně neukazují.',
    broken: 'Na veřejném obchodě jsou zapnuté recenze, které nenapsal zákazník:',
  },
  'review-checks': {
    title: 'Jak se recenze ověřují',
    met: 'Vysvětlení je na vlastní stránce a\u00a0recenze na ni odkazují:',
    broken: 'Vysvětlení chybí, nebo na ně recenze neodkazují, vydání:',
  },
  'generated-texts': {
    title: 'Texty z\u00a0generátoru čte člověk',
    met: 'Na webu není článek z\u00a0generátoru, který by nikdo nepřečetl. O\u00a0tom, jak vznikly, říkají navštívené stránky:',
    none: 'žádný článek z\u00a0generátoru na webu není',
    broken:
      'Nepřečtený článek z\u00a0generátoru vyšel nebo smí vyjít, nebo jeho stránka neříká, jak vznikl:',
  },
  'lowest-price': {
    title: 'Nejnižší cena u\u00a0oznámené slevy',
    met: 'U\u00a0každé oznámené slevy stojí nejnižší cena za dobu před ní:',
    none: 'žádná sleva teď oznámená není',
    broken: 'U\u00a0oznámené slevy nejnižší cena chybí, nebo je jiná:',
  },
  complaints: {
    title: `Reklamace vyřízené do ${COMPLAINT_DAYS}\u00a0dnů`,
    met: 'Žádná reklamace není po lhůtě. Nejbližší konec lhůty:',
    broken: 'Aspoň jedna reklamace je po lhůtě, která skončila:',
  },
  'withdrawals-settled': {
    title: `Peníze po odstoupení do ${REFUND_DAYS}\u00a0dnů`,
    met: 'Žádné odstoupení není po lhůtě. Nejbližší konec lhůty:',
    broken: 'Aspoň jedno odstoupení je po lhůtě, která skončila:',
  },
  'data-requests': {
    title: 'Žádosti o\u00a0výmaz do měsíce',
    met: 'Žádný výmaz nečeká déle, než smí. Nejbližší konec lhůty:',
    broken: 'Výmaz čeká déle než měsíc, lhůta skončila:',
  },
  retention: {
    title: 'Mazání údajů, kterým vypršel čas',
    met: 'Noční mazání proběhlo:',
    broken: 'Noční mazání neproběhlo, nebo se nepovedlo. Naposledy:',
  },
  backup: {
    title: 'Zálohy, ze kterých jde obnovit',
    met: 'Poslední zálohu obchod obnovil a\u00a0ověřil:',
    broken: 'Záloha není ověřená, není celá, nebo se vůbec nedělá:',
  },
};

/** Of a duty that a person confirms: what it asks, why, and what would bear it out. */
interface ConfirmedWords {
  title: string;
  why: string;
  hint: string;
}

const confirmed: Record<ConfirmedDuty, ConfirmedWords> = {
  'what-is-delivered': {
    title: 'Co přesně se dodává',
    why: 'Podle odpovědi se pozná, jestli je služba dovolená tam, kde ji prodáváte, a\u00a0jestli je pravda, co o\u00a0ní web tvrdí.',
    hint: 'Například datum rozhodnutí a\u00a0složka, ve které leží.',
  },
  supplier: {
    title: 'Smlouva s\u00a0dodavatelem a\u00a0zpracovatelem',
    why: 'Dodavatel dostává odkazy na profily, to jsou osobní údaje. Mimo EHP je potřeba i\u00a0základ pro předání.',
    hint: 'Číslo a\u00a0datum smlouvy, kdo platí doplnění.',
  },
  countries: {
    title: 'Do kterých zemí prodáváte',
    why: 'V\u00a0některých zemích je prodej ukazatelů vlivu zakázaný, třeba v\u00a0USA. Obchod sám nikoho neodmítá.',
    hint: 'Seznam zemí a\u00a0kdo objednávky z\u00a0ostatních odmítá.',
  },
  'refused-customers': {
    title: 'Komu neprodáváte',
    why: 'Veřejné osoby, volby, zdraví, finance a\u00a0děti: tam koupený zájem škodí nejvíc.',
    hint: 'Kde je pravidlo napsané a\u00a0kdo podle něj rozhoduje.',
  },
  licence: {
    title: 'Živnostenské oprávnění',
    why: 'Musí krýt službu, kterou prodáváte.',
    hint: 'Obor činnosti a\u00a0číslo výpisu.',
  },
  taxes: {
    title: 'DPH doma i\u00a0v\u00a0zahraničí',
    why: 'Obchod zná jediný režim. Prodej do jiných států EU může chtít zvláštní režim OSS.',
    hint: 'Stanovisko daňového poradce s\u00a0datem.',
  },
  'texts-reviewed': {
    title: 'Právník přečetl platné znění textů',
    why: 'Na znění výslovné žádosti závisí, jestli vám po odstoupení náleží platba. Nové znění podmínek se potvrzuje znovu.',
    hint: 'Kdo, kdy a\u00a0které znění.',
  },
  processors: {
    title: 'Seznam zpracovatelů a\u00a0místo serverů',
    why: 'Informace o\u00a0údajích říkají, že servery, zálohy a\u00a0schránky jsou v\u00a0EHP.',
    hint: 'Kde seznam leží, kdy se naposledy prošel a\u00a0které tokeny a\u00a0webhooky do něj patří.',
  },
  'people-instructed': {
    title: 'Poučení lidí, kteří tu pracují',
    why: 'Čtou jména, e\u2011maily a\u00a0odkazy zákazníků a\u00a0program ukládá, co kdo změnil.',
    hint: 'Datum poučení a\u00a0podpisy.',
  },
  mailboxes: {
    title: 'I\u00a0schránky zapomínají',
    why: 'Každá objednávka a\u00a0zpráva přijde i\u00a0e\u2011mailem. Program smaže své záznamy, vaši schránku smazat neumí.',
    hint: 'Jak dlouho schránka e\u2011maily drží a\u00a0kde je to nastavené.',
  },
  'mailbox-read': {
    title: 'Kdo čte schránku a\u00a0chat každý pracovní den',
    why: 'Lhůty odstoupení, reklamací a\u00a0žádostí o\u00a0údaje běží od doručení, ne od přečtení.',
    hint: 'Kdo čte a\u00a0kdo ho zastupuje.',
  },
  downloads: {
    title: 'Stažené soubory s\u00a0objednávkami',
    why: 'Co odejde v\u00a0souboru, program už nesmaže. Soubory smějí trvat jen tak dlouho jako údaje v\u00a0obchodě.',
    hint: 'Kam se soubory ukládají a\u00a0kdo je maže.',
  },
  'press-leave': {
    title: 'Souhlas s\u00a0ohlasy v\u00a0tisku',
    why: 'Každý ohlas musí existovat a\u00a0vydavatel musí se značkou souhlasit.',
    hint: 'Kde leží souhlasy, nebo že žádné ohlasy neukazujete.',
  },
  'micro-enterprise': {
    title: 'Výjimka pro mikropodniky',
    why: 'Zákon o\u00a0přístupnosti se na vás celý vztahuje od chvíle, kdy vyrostete z\u00a0mikropodniku.',
    hint: 'Počet lidí a\u00a0obrat posledního roku.',
  },
  'accessibility-authority': {
    title: 'Kdo dohlíží na přístupnost obchodů',
    why: 'Prohlášení o\u00a0přístupnosti posílá spotřebitele k\u00a0obchodní inspekci; úřad podle zákona si ověřte.',
    hint: 'Který úřad to je a\u00a0odkdy ho prohlášení uvádí.',
  },
};

const problems: Record<EvidenceProblem | 'duty-unknown', string> = {
  'evidence-short': `Napište aspoň ${EVIDENCE_CHARACTERS.least}\u00a0znaků: co povinnost dokládá a\u00a0kde to leží`,
  'evidence-long': `Zkraťte doklad na ${EVIDENCE_CHARACTERS.most}\u00a0znaků`,
  'duty-unknown': 'Taková povinnost v\u00a0seznamu není',
};

/** Words of the page that shows how it stands with the law, and of its file. */
export const legalDuties = {
  title: 'Soulad se zákonem',
  lead: 'Co zákon od obchodu chce, a\u00a0jak to právě teď v\u00a0běžícím obchodě je. Nejde o\u00a0právní radu.',
  at: (moment: string) => `Stav ${moment}`,
  local:
    'Obchod běží jen na tomto počítači a\u00a0nic neprodává. Veřejný obchod se posuzuje přísněji.',
  allMet: 'Všechny povinnosti jsou splněné',
  restMet: 'Co šlo posoudit, je splněné',
  unseen: (n: number) => `Teď nelze posoudit: ${n} ${plural('cs', n, duties)}`,
  broken: (n: number) => `Nesplněno: ${n} ${plural('cs', n, duties)}`,
  file: 'Stáhnout jako PDF',
  fileName: 'soulad-se-zakonem',
  checkedTitle: 'Co ověřuje program',
  checkedLead: 'Při každém otevření této stránky se obchod podívá sám na sebe.',
  confirmedTitle: 'Co můžete doložit jen vy',
  confirmedLead: `Napište, co povinnost dokládá a\u00a0kde to leží. Potvrzení platí ${formatDuration('cs', CONFIRMED_MONTHS, 'month')}, pak je potřeba podívat se znovu.`,
  states: { met: 'Splněno', broken: 'Nesplněno', notSeen: 'Neověřeno' },
  editions: { cs: 'české', en: 'anglické' },
  /** What a look names in words of the program. */
  known: {
    'publish-unread': 'nastavení dovoluje vydat nepřečtené články',
    never: 'nikdy',
    now: 'co nejdřív',
    later: 'po lhůtě pro odstoupení',
    outbox: 'není nastavený poštovní server',
    'test checkout': 'zkušební brána',
  },
  nothing: 'nic nečeká',
  notSeen: {
    stopped:
      'Nové objednávky jsou zastavené, poslední krok se teď neukazuje, takže ho nelze posoudit.',
    local: 'Neposuzuje se: zkušební obchod na tomto počítači nic neprodává.',
    'not-yet': 'Zatím neproběhlo, první běh je v\u00a0noci.',
  } satisfies Record<UnseenWhy, string>,
  evidence: 'Čím to doložíte',
  stated: (person: string, day: string, until: string) =>
    `Potvrzeno ${day}, ${person}. Platí do ${until}.`,
  ended: (person: string, day: string) =>
    `Potvrzení z\u00a0${day} (${person}) už neplatí, podívejte se znovu.`,
  confirm: 'Potvrdit',
  again: 'Potvrdit znovu',
  revoke: 'Vzít zpět',
  saved: 'Uloženo.',
  unsaid: 'Zatím nedoloženo',
  more: 'Podrobnosti a\u00a0úplný seznam rozhodnutí má soubor docs/legal-readiness.md.',
  page: (page: number, pages: number) => `strana ${page} z\u00a0${pages}`,
  checked,
  confirmed,
  problems,
};

export type LegalDutyMessages = typeof legalDuties;
