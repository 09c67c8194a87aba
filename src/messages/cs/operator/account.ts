import { plural } from '#domain/locale.ts';
import { MOST_PASSKEYS, NAME_CHARACTERS, RECOVERY_CODES } from '#domain/operator/operator.ts';

/** Words of one's own account. */
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
