import { plural } from '#domain/locale.ts';
import {
  HALF_SESSION_MINUTES,
  MOST_PASSKEYS,
  NAME_CHARACTERS,
  RECOVERY_CODES,
} from '#domain/admin/operator.ts';
import { PASSWORD_CHARACTERS } from '#domain/admin/password.ts';
import { PROOF_MINUTES } from '#domain/admin/rights.ts';

export const account = {
  title: 'Můj účet',
  saved: {
    profile: 'Uloženo.',
    password: 'Heslo je změněné. Ostatní přihlášení skončila.',
    passkey: 'Přístupový klíč je přidaný.',
    'passkey-removed': 'Přístupový klíč je odebraný.',
    authenticator: 'Nová ověřovací aplikace platí. Ostatní přihlášení skončila.',
    'codes-shown':
      'Ověřovací aplikace je nastavená. Záložní kódy ukazujeme jen jednou: pokud je nemáte uložené, vytvořte si níže nové.',
    session: 'Přihlášení skončilo.',
    sessions: 'Všechna ostatní přihlášení skončila.',
  },
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to potvrdit.',
  profile: {
    title: 'O\u00a0mně',
    email: 'E\u2011mail',
    emailFixed: 'Změnit ho nejde: majitel pozve nový e\u2011mail a\u00a0starý účet odebere.',
    role: 'Role',
    language: 'Jazyk správy',
    languages: { cs: 'Čeština', en: 'Angličtina' },
    shortcuts: 'Klávesové zkratky v\u00a0seznamech (j, k, x, /, ?)',
    submit: 'Uložit',
  },
  password: {
    title: 'Heslo',
    old: 'Dosavadní heslo',
    chosen: 'Nové heslo',
    submit: 'Změnit heslo',
    note: 'Změna odhlásí všechna ostatní zařízení.',
  },
  passkeys: {
    title: 'Přístupové klíče',
    lead: 'Otisk prstu, obličej nebo PIN místo e\u2011mailu a\u00a0hesla. Kód z\u00a0aplikace potřebujete i\u00a0tak.',
    none: 'Žádný zatím nemáte.',
    label: 'Název',
    labelHint: 'Třeba podle zařízení: Telefon, Notebook v\u00a0kanceláři.',
    add: 'Přidat přístupový klíč',
    added: (day: string) => `přidán ${day}`,
    used: (moment: string) => `naposledy použit ${moment}`,
    never: 'zatím nepoužit',
    remove: 'Odebrat',
    removeOf: (label: string) => `Odebrat přístupový klíč ${label}`,
  },
  authenticator: {
    title: 'Ověřovací aplikace',
    text: 'Je nastavená. Máte nový telefon? Nastavte ji znovu, stará přestane platit po ověření nové.',
    renew: 'Nastavit znovu',
    codesTitle: 'Záložní kódy',
    left: (count: number) =>
      count === 0
        ? 'Nezbývá vám žádný.'
        : `${plural('cs', count, { one: 'Zbývá', few: 'Zbývají', other: 'Zbývá' })} ${count}\u00a0z\u00a0${RECOVERY_CODES}.`,
    renewCodes: 'Vytvořit nové kódy',
    replaces: 'Dosavadní kódy tím přestanou platit.',
  },
  sessions: {
    title: 'Přihlášená zařízení',
    caption: 'Vaše přihlášení',
    device: 'Zařízení',
    network: 'Síť',
    used: 'Naposledy',
    action: 'Ukončit',
    unknown: 'neznámé',
    current: 'toto zařízení',
    end: 'Odhlásit',
    endOf: (device: string, network: string) => `Odhlásit ${device}, ${network}`,
    endOthers: 'Odhlásit všude jinde',
  },
  problems: {
    'label-missing': 'Pojmenujte ho, ať ho poznáte.',
    'label-too-long': `Název může mít nejvýše ${NAME_CHARACTERS}\u00a0${plural('cs', NAME_CHARACTERS, { one: 'znak', few: 'znaky', other: 'znaků' })}.`,
    'passkeys-full': `Přístupových klíčů může být nejvýše ${MOST_PASSKEYS}. Nejdřív některý odeberte.`,
    'passkey-refused': 'Přístupový klíč se nepodařilo přidat. Zkuste to znovu.',
  },
};

export type AccountMessages = typeof account;

/** Words of the page of those who may sign in. */
export const people = {
  title: 'Lidé',
  roles: { owner: 'Majitel', editor: 'Editor' },
  roleTexts: {
    owner:
      'všechno; jen majitel rozhoduje o\u00a0penězích, cenách, nastavení, tvrzeních webu, údajích zákazníků, programech a\u00a0lidech',
    editor: 'objednávky, zprávy, recenze, články, generátory a\u00a0slevové kódy',
  },
  saved: {
    invited: 'Pozvánka je na cestě.',
    revoked: 'Pozvánka už neplatí.',
    changed: 'Role je změněná.',
    removed: 'Přístup skončil.',
    sessions: 'Přihlášení skončila.',
  },
  list: {
    caption: 'Kdo se může přihlásit',
    name: 'Jméno',
    email: 'E\u2011mail',
    role: 'Role',
    sessions: 'Přihlášení',
    access: 'Přístup',
    you: 'vy',
    change: 'Změnit',
    roleOf: (name: string) => `Role, ${name}`,
    changeOf: (name: string) => `Změnit roli, ${name}`,
    none: 'nikde',
    endAll: 'Odhlásit všude',
    endAllOf: (name: string) => `Odhlásit všude, ${name}`,
    remove: 'Odebrat',
    removeOf: (name: string) => `Odebrat přístup, ${name}`,
    sure: (name: string) =>
      `${name} se už nepřihlásí a\u00a0všechna přihlášení skončí hned. V\u00a0záznamu změn zůstane.`,
    yes: 'Ano, odebrat přístup',
  },
  invite: {
    title: 'Pozvat někoho dalšího',
    email: 'E\u2011mail',
    role: 'Role',
    submit: 'Poslat pozvánku',
    waiting: 'Čekající pozvánky',
    caption: 'Pozvánky, které nikdo nepřijal',
    until: 'Platí do',
    revoke: 'Zrušit',
    revokeOf: (email: string) => `Zrušit pozvánku pro ${email}`,
  },
  problems: {
    'email-invalid': 'Napište e\u2011mail ve tvaru jmeno@firma.cz.',
    'email-taken': 'S\u00a0tímto e\u2011mailem už se tu někdo přihlašuje.',
    'person-gone': 'Tento člověk už přístup nemá.',
    'last-owner': 'Aspoň jeden majitel musí zůstat. Nejdřív dejte roli majitele někomu dalšímu.',
  },
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to potvrdit.',
};

export type PeopleMessages = typeof people;

const minutes = (count: number) =>
  `${count}\u00a0${plural('cs', count, { one: 'minutu', few: 'minuty', other: 'minut' })}`;
const characters = (count: number) =>
  `${count}\u00a0${plural('cs', count, { one: 'znak', few: 'znaky', other: 'znaků' })}`;

/** Words of the doors to the operator's section. */
export const signIn = {
  language: 'English',
  languageLabel: 'Use this page in English',
  summary: (count: number) =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, { one: 'pole', few: 'pole', other: 'polí' })}`,
  tooOften: (left: number) => `Příliš mnoho pokusů. Zkuste to znovu za ${minutes(left)}.`,
  fields: {
    email: 'E\u2011mail',
    password: 'Heslo',
    name: 'Jméno a\u00a0příjmení',
    code: 'Kód z\u00a0aplikace',
  },
  problems: {
    'not-signed-in': 'E\u2011mail a\u00a0heslo k\u00a0sobě nepatří.',
    'passkey-refused': 'Přístupový klíč jsme nepřijali. Zkuste to znovu, nebo se přihlaste heslem.',
    'code-wrong': 'Kód nesedí. Opište ten, který je v\u00a0aplikaci právě teď.',
    'code-used': 'Tento kód už jednou platil. Počkejte na další, mění se každých 30\u00a0sekund.',
    'signed-out': 'Přihlášení mezitím skončilo. Přihlaste se prosím znovu.',
    'password-wrong': 'Heslo nesedí.',
    'name-missing': 'Napište své jméno.',
    'name-too-long': `Jméno může mít nejvýše ${characters(NAME_CHARACTERS)}.`,
    'email-invalid': 'Napište e\u2011mail ve tvaru jmeno@firma.cz.',
    'email-taken': 'S\u00a0tímto e\u2011mailem už se tu někdo přihlašuje.',
    'password-too-short': `Heslo musí mít aspoň ${characters(PASSWORD_CHARACTERS.from)}.`,
    'password-too-long': `Heslo může mít nejvýše ${characters(PASSWORD_CHARACTERS.to)}.`,
    'password-guessable':
      'Heslo je složené z\u00a0vašeho jména, e\u2011mailu nebo značky. Zvolte jiné.',
    'password-common': 'Takové heslo se zkouší jako první. Zvolte jiné.',
    'link-dead': 'Odkaz už neplatí.',
  },
  entry: {
    title: 'Přihlášení',
    lead: (brand: string) => `Správa obchodu ${brand}`,
    submit: 'Pokračovat',
    out: 'Odhlášení proběhlo.',
    toContinue: 'Pro pokračování se přihlaste.',
    kept: 'Co jste vyplnili, na vás počká.',
    or: 'nebo',
    passkey: 'Přihlásit přístupovým klíčem',
    noPasskey: 'Přístupový klíč (otisk prstu, obličej, PIN) potřebuje zapnutý JavaScript.',
    unsupported: 'Tento prohlížeč přístupové klíče neumí.',
    lost: 'Zapomenuté heslo obnoví majitel obchodu na serveru příkazem npm run operator:link.',
  },
  code: {
    title: 'Ověřovací kód',
    lead: 'Opište šestimístný kód z\u00a0aplikace v\u00a0telefonu.',
    hint: 'Nemáte telefon? Použijte jeden ze záložních kódů.',
    submit: 'Přihlásit',
    lost: 'Nemáte telefon ani záložní kódy? Majitel obchodu odebere váš přístup a\u00a0pozve vás znovu.',
    other: 'Přihlásit se jako někdo jiný',
    time: `Na dokončení přihlášení máte ${minutes(HALF_SESSION_MINUTES)}.`,
  },
  enrolment: {
    title: 'Ověřovací aplikace',
    lead: 'Při každém přihlášení budete k\u00a0heslu potřebovat i\u00a0kód z\u00a0telefonu.',
    steps: [
      'Otevřete v\u00a0telefonu ověřovací aplikaci, třeba Google Authenticator, Aegis nebo správce hesel.',
      'Načtěte tento QR kód.',
      'Opište kód, který aplikace ukáže.',
    ],
    qr: 'QR kód pro ověřovací aplikaci',
    secret: 'Nejde načíst? Zadejte do aplikace tento klíč ručně:',
    open: 'Otevřít v\u00a0aplikaci na tomto zařízení',
    submit: 'Ověřit a\u00a0dokončit',
  },
  codes: {
    title: 'Záložní kódy',
    lead: `Když přijdete o\u00a0telefon, přihlásíte se jedním z\u00a0těchto ${RECOVERY_CODES}\u00a0kódů. Každý platí jednou a\u00a0znovu už je neukážeme.`,
    list: 'Vaše záložní kódy',
    download: 'Stáhnout jako text',
    file: 'zalozni-kody.txt',
    fileTitle: (brand: string, email: string) =>
      `${brand}: záložní kódy pro ${email} (každý platí jednou)`,
    stored: 'Mám je uložené',
  },
  link: {
    titles: {
      first: 'Založení správy',
      invitation: 'Pozvánka do správy',
      recovery: 'Nové heslo',
    },
    leads: {
      first: 'Budete první, kdo se sem může přihlásit, a\u00a0tím majitelem obchodu.',
      invitation: 'Vyplňte jméno a\u00a0zvolte si heslo. Pak nastavíte ověřovací aplikaci.',
      recovery:
        'Zvolte si nové heslo. Dosavadní přihlášení, přístupové klíče, ověřovací aplikace i\u00a0záložní kódy přestanou platit.',
    },
    passwordHint: `Aspoň ${characters(PASSWORD_CHARACTERS.from)}. Nejlépe několik slov, která k\u00a0sobě nepatří.`,
    languageField: 'Jazyk správy',
    languages: { cs: 'Čeština', en: 'Angličtina' },
    submit: 'Pokračovat k\u00a0ověřovací aplikaci',
    deadTitle: 'Odkaz už neplatí',
    dead: 'Každý odkaz platí jen jednou a\u00a0jen omezenou dobu. Požádejte o\u00a0nový toho, kdo vám ho poslal. Na serveru ho vytvoří příkaz npm run operator:link.',
    joined: 'Heslo jste si už zvolili? Pak odkaz nepotřebujete, přihlaste se.',
    toSignIn: 'Na přihlášení',
  },
  proof: {
    title: 'Jste to vy?',
    lead: `Peníze, údaje zákazníků a\u00a0přístupy chrání ještě jedno ověření. Platí ${minutes(PROOF_MINUTES)}.`,
    kept: 'Co jste vyplnili, najdete po ověření na svém místě.',
    submit: 'Potvrdit',
    passkey: 'Potvrdit přístupovým klíčem',
    back: 'Zpět bez ověření',
  },
};

export type SignInMessages = typeof signIn;
