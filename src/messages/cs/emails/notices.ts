import { plural } from '#domain/locale.ts';
import type { AccountEmailKind } from '#domain/emails/email-kind.ts';
import { INVITATION_HOURS } from '#domain/admin/operator.ts';
import type { Role } from '#domain/admin/rights.ts';
import { FAILURES_TO_OPEN, PROBE_MINUTES } from '#domain/webhooks/sending.ts';

const invitationDays = INVITATION_HOURS / 24;

/** Words of the e-mails to the people of the shop, by their kinds, each with its name in lists. Czech is the type. */
export const notices = {
  /** The daily e-mail with the head of the log of changes. */
  'audit-head': {
    name: 'denní otisk záznamu změn',
    subject: (seq: string) => `Otisk záznamu změn, zápis č.\u00a0${seq}`,
    subjectEmpty: 'Záznam změn je zatím prázdný',
    preview: 'Uschovejte si ho: podle něj poznáte, že záznam nikdo nepřepsal.',
    heading: 'Otisk záznamu změn',
    lead: 'Každá změna ve správě obchodu je zapsaná a\u00a0zápisy na sebe navazují otiskem. Tady je otisk toho posledního. Kdo by záznam v\u00a0databázi přepsal, tento e-mail už nezmění.',
    facts: {
      at: 'Stav k',
      entries: 'Zápisů',
      last: 'Poslední zápis',
      hash: 'Otisk (SHA-256)',
    },
    how: 'Jak záznam ověřit',
    command: 'Na počítači, kde obchod běží, ve složce programu:',
    kept: 'E-mail si nechte. Ověřit můžete podle kteréhokoli z\u00a0nich: dokáže, že se zápisy až po ten, který je v\u00a0něm poslední, od toho dne nezměnily. Pokud e-maily přestanou chodit, zjistěte proč.',
  },
  /** A nightly backup did not hold; the faults have their words with the page of the section. */
  'backup-broken': {
    name: 'upozornění na vadnou zálohu',
    subject: 'Noční záloha není v\u00a0pořádku',
    preview: 'Zkouška obnovy našla, co v\u00a0ní nesedí.',
    heading: 'Noční záloha není v\u00a0pořádku',
    lead: 'Obchod každou noc zkouší obnovit svou zálohu. Dnes v\u00a0ní něco nesedí, a\u00a0tak by se na ni při ztrátě dat nedalo spolehnout.',
    faults: 'Co nesedí',
    next: 'Projděte to co nejdřív. Dokud se to nespraví, další e-mail o\u00a0tom nepřijde; stav najdete na úvodní stránce správy.',
    more: 'Zkouška vypisuje od každého druhu jen první nálezy.',
    open: 'Otevřít správu obchodu',
    facts: { file: 'Soubor', endedAt: 'Ověřena' },
  },
  /** A receiver of webhooks does not answer. */
  'webhook-away': {
    name: 'upozornění, že příjemce webhooků selhává',
    subject: (name: string) => `Příjemce webhooků selhává: ${name}`,
    preview: 'Události čekají, nic se neztratilo.',
    heading: 'Příjemce webhooků selhává',
    text: (name: string) =>
      `Příjemce ${name} selhal ${FAILURES_TO_OPEN}× za sebou. Události na něj čekají a\u00a0každých ${PROBE_MINUTES}\u00a0minut obchod zkusí jednu z\u00a0nich. Až příjemce událost přijme, dostane je všechny popořadě.`,
    todo: 'Dejte vědět tomu, kdo se o\u00a0něj stará. Pokud už ho nepotřebujete, odeberte ho.',
    open: 'Zobrazit příjemce',
  },
  /** A discount code takes off half the price and more. */
  'code-half-price': {
    name: 'upozornění na kód s\u00a0velkou slevou',
    subject: (code: string, off: string) => `Velká sleva: kód ${code}, ${off}`,
    preview: 'Není-li to záměr, ukončete jeho platnost.',
    heading: 'Kód může snížit cenu na polovinu i\u00a0víc',
    text: (code: string, off: string, uses: number | null) =>
      `Kód ${code} dává slevu ${off}. ${uses === null ? 'Počet použití není omezený.' : `Použít ho jde celkem ${uses}×.`}`,
    by: (person: string) => `Kdo kód nastavil: ${person}.`,
    todo: 'Není-li to záměr, ukončete platnost kódu na jeho stránce.',
    open: 'Zobrazit kód',
  },
  /** Somebody is invited to the section. */
  'operator-invitation': {
    name: 'pozvánka do správy',
    subject: (brand: string) => `Pozvánka do správy obchodu ${brand}`,
    preview: (by: string) => `Zve vás ${by}.`,
    heading: (brand: string) => `Pozvánka do správy obchodu ${brand}`,
    lead: (by: string, brand: string) =>
      `${by} vás zve, abyste se s\u00a0námi starali o\u00a0obchod ${brand}.`,
    roles: {
      owner:
        'Budete mít roli majitele: kromě objednávek i\u00a0peníze, údaje zákazníků a\u00a0přístupy.',
      editor: 'Budete mít roli editora: vyřizování objednávek a\u00a0psaní zákazníkům.',
    } satisfies Record<Role, string>,
    join: 'Přijmout pozvánku',
    once: `Odkaz platí jednou a\u00a0${invitationDays}\u00a0${plural('cs', invitationDays, { one: 'den', few: 'dny', other: 'dní' })}. Nikomu ho neposílejte. Připravte si telefon s\u00a0ověřovací aplikací.`,
    notYou: 'Pokud pozvánku nečekáte, nic nedělejte. Bez odkazu se nikdo nepřihlásí.',
  },
};

export type NoticeWords = typeof notices;

interface Changed {
  name: string;
  email: string;
  role: string;
  at: string;
}

interface DetailsAnswer {
  /** In lists of e-mails. */
  name: string;
  subject: (brand: string, name: string) => string;
  heading: string;
  text: (changed: Changed) => string;
}

const roles: Record<Role, string> = { owner: 'majitele', editor: 'editora' };

const kinds: Record<AccountEmailKind, DetailsAnswer> = {
  'operator-password': {
    name: 'zpráva o\u00a0novém hesle',
    subject: (brand) => `Vaše heslo do správy obchodu ${brand} je změněné`,
    heading: 'Vaše heslo je změněné',
    text: ({ at }) => `Heslo k\u00a0vašemu účtu se změnilo ${at}. Ostatní přihlášení tím skončila.`,
  },
  'operator-authenticator': {
    name: 'zpráva o\u00a0nové ověřovací aplikaci',
    subject: (brand) => `Nová ověřovací aplikace ve správě obchodu ${brand}`,
    heading: 'Máte novou ověřovací aplikaci',
    text: ({ at }) =>
      `K\u00a0vašemu účtu je od ${at} nastavená jiná ověřovací aplikace. Dosavadní i\u00a0její záložní kódy přestaly platit a\u00a0ostatní přihlášení skončila.`,
  },
  'operator-passkey-added': {
    name: 'zpráva o\u00a0novém přístupovém klíči',
    subject: (brand) => `Nový přístupový klíč ve správě obchodu ${brand}`,
    heading: 'Máte nový přístupový klíč',
    text: ({ at }) => `K\u00a0vašemu účtu byl ${at} přidán přístupový klíč.`,
  },
  'operator-passkey-removed': {
    name: 'zpráva o\u00a0odebraném přístupovém klíči',
    subject: (brand) => `Odebraný přístupový klíč ve správě obchodu ${brand}`,
    heading: 'Přístupový klíč je odebraný',
    text: ({ at }) => `Z\u00a0vašeho účtu byl ${at} odebrán přístupový klíč.`,
  },
  'operator-recovery-codes': {
    name: 'zpráva o\u00a0nových záložních kódech',
    subject: (brand) => `Nové záložní kódy ve správě obchodu ${brand}`,
    heading: 'Máte nové záložní kódy',
    text: ({ at }) =>
      `K\u00a0vašemu účtu byly ${at} vytvořeny nové záložní kódy. Dosavadní přestaly platit.`,
  },
  'operator-recovery-code': {
    name: 'zpráva o\u00a0použitém záložním kódu',
    subject: (brand) => `Přihlášení záložním kódem do správy obchodu ${brand}`,
    heading: 'Přihlášení záložním kódem',
    text: ({ at }) =>
      `K\u00a0vašemu účtu se ${at} někdo přihlásil záložním kódem. Ten kód už znovu platit nebude.`,
  },
  'operator-joined': {
    name: 'zpráva o\u00a0přijaté pozvánce',
    subject: (brand, name) => `Do správy obchodu ${brand} přibyl účet: ${name}`,
    heading: 'Ve správě přibyl účet',
    text: ({ name, email, role, at }) =>
      `${name} (${email}) má od ${at} přístup do správy v\u00a0roli ${role}.`,
  },
};

/** Words of the e-mails that tell somebody of a change to an account. Czech is the type. */
export const accountEmail = {
  roles,
  kinds,
  own: {
    wasIt: 'Udělali jste to sami? Pak je všechno v\u00a0pořádku.',
    wasNot:
      'Pokud ne, hned se přihlaste, na stránce Můj účet odhlaste ostatní zařízení a\u00a0změňte heslo. Nemůžete\u2011li se přihlásit, obraťte se na majitele obchodu, ten může přístup zastavit. Majitel získá nový přístup na serveru příkazem npm run operator:link.',
    open: 'Otevřít Můj účet',
  },
  joined: {
    wasIt: 'Čekali jste to? Pak je všechno v\u00a0pořádku.',
    wasNot: 'Pokud ne, hned tomuto účtu odeberte přístup na stránce Lidé.',
    open: 'Otevřít stránku Lidé',
  },
  why: (brand: string) =>
    `Píšeme při každé změně toho, čím se lidé přihlašují do správy obchodu ${brand}. Vypnout to nejde.`,
};

export type AccountEmailWords = typeof accountEmail;
