import { plural } from '#domain/locale.ts';
import {
  HALF_SESSION_MINUTES,
  NAME_CHARACTERS,
  RECOVERY_CODES,
} from '#domain/operator/operator.ts';
import { PASSWORD_CHARACTERS } from '#domain/operator/password.ts';
import { PROOF_MINUTES } from '#domain/operator/rights.ts';

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
  door: {
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
