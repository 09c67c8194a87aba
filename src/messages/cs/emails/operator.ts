import { plural } from '#domain/locale.ts';
import { INVITATION_HOURS } from '#domain/operator/operator.ts';
import type { Role } from '#domain/operator/rights.ts';

const days = INVITATION_HOURS / 24;
const roles: Record<Role, string> = {
  owner:
    'Budete mít roli majitele: kromě objednávek i\u00a0peníze, údaje zákazníků a\u00a0přístupy.',
  editor: 'Budete mít roli editora: vyřizování objednávek a\u00a0psaní zákazníkům.',
};

export const operatorInvitation = {
  subject: (brand: string) => `Pozvánka do správy obchodu ${brand}`,
  preview: (by: string) => `Zve vás ${by}.`,
  heading: (brand: string) => `Pozvánka do správy obchodu ${brand}`,
  lead: (by: string, brand: string) =>
    `${by} vás zve, abyste se s\u00a0námi starali o\u00a0obchod ${brand}.`,
  roles,
  join: 'Přijmout pozvánku',
  once: `Odkaz platí jednou a\u00a0${days}\u00a0${plural('cs', days, { one: 'den', few: 'dny', other: 'dní' })}. Nikomu ho neposílejte. Připravte si telefon s\u00a0ověřovací aplikací.`,
  notYou: 'Pokud pozvánku nečekáte, nic nedělejte. Bez odkazu se nikdo nepřihlásí.',
};

export type InvitationWords = typeof operatorInvitation;
