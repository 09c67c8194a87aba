import type { AccountEmailKind } from '#domain/operator/account-email.ts';
import type { Role } from '#domain/operator/rights.ts';

interface Changed {
  name: string;
  email: string;
  role: string;
  at: string;
}

interface Said {
  subject: (brand: string, name: string) => string;
  heading: string;
  text: (changed: Changed) => string;
}

const roles: Record<Role, string> = { owner: 'majitele', editor: 'editora' };

const kinds: Record<AccountEmailKind, Said> = {
  'operator-password': {
    subject: (brand) => `Vaše heslo do správy obchodu ${brand} je změněné`,
    heading: 'Vaše heslo je změněné',
    text: ({ at }) => `Heslo k\u00a0vašemu účtu se změnilo ${at}. Ostatní přihlášení tím skončila.`,
  },
  'operator-authenticator': {
    subject: (brand) => `Nová ověřovací aplikace ve správě obchodu ${brand}`,
    heading: 'Máte novou ověřovací aplikaci',
    text: ({ at }) =>
      `K\u00a0vašemu účtu je od ${at} nastavená jiná ověřovací aplikace. Dosavadní i\u00a0její záložní kódy přestaly platit a\u00a0ostatní přihlášení skončila.`,
  },
  'operator-passkey-added': {
    subject: (brand) => `Nový přístupový klíč ve správě obchodu ${brand}`,
    heading: 'Máte nový přístupový klíč',
    text: ({ at }) => `K\u00a0vašemu účtu byl ${at} přidán přístupový klíč.`,
  },
  'operator-passkey-removed': {
    subject: (brand) => `Odebraný přístupový klíč ve správě obchodu ${brand}`,
    heading: 'Přístupový klíč je odebraný',
    text: ({ at }) => `Z\u00a0vašeho účtu byl ${at} odebrán přístupový klíč.`,
  },
  'operator-recovery-codes': {
    subject: (brand) => `Nové záložní kódy ve správě obchodu ${brand}`,
    heading: 'Máte nové záložní kódy',
    text: ({ at }) =>
      `K\u00a0vašemu účtu byly ${at} vytvořeny nové záložní kódy. Dosavadní přestaly platit.`,
  },
  'operator-recovery-code': {
    subject: (brand) => `Přihlášení záložním kódem do správy obchodu ${brand}`,
    heading: 'Přihlášení záložním kódem',
    text: ({ at }) =>
      `K\u00a0vašemu účtu se ${at} někdo přihlásil záložním kódem. Ten kód už znovu platit nebude.`,
  },
  'operator-joined': {
    subject: (brand, name) => `Do správy obchodu ${brand} přibyl účet: ${name}`,
    heading: 'Ve správě přibyl účet',
    text: ({ name, email, role, at }) =>
      `${name} (${email}) má od ${at} přístup do správy v\u00a0roli ${role}.`,
  },
};

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
