import type { Locale, PerLocale } from '#domain/locale.ts';

/**
 * What a message to the shop is: a question, a bulk request, help with a payment, an e-mail that belongs to none, or a
 * withdrawal that is answered.
 */
export type MessageKind = FormKind | 'email' | 'withdrawal';

/** Those that come from a form of the shop, or by a call. */
export type FormKind = 'contact' | 'bulk' | 'payment-help';

/** Where the forms stand, and of which kind each of them is. */
const kinds = {
  home: 'contact',
  faq: 'contact',
  package: 'bulk',
  'how-it-works': 'bulk',
  canceled: 'payment-help',
} as const satisfies Record<string, FormKind>;

type Kinds = typeof kinds;

/** Where a form stands: the home page, the FAQ, a package's page, How it works, an unpaid order's page. */
export type FormLocation = keyof Kinds;

/** Where forms of one kind stand. */
export type FormLocationOf<Kind extends FormKind> = {
  [Position in FormLocation]: Kinds[Position] extends Kind ? Position : never;
}[FormLocation];

/** The kind of the form that stands there. */
export function formKindAt<Position extends FormLocation>(location: Position): Kinds[Position] {
  return kinds[location];
}

/** Whether a text, which a form sends along, names a place of a form. */
export function isFormLocation(text: string): text is FormLocation {
  return Object.hasOwn(kinds, text);
}

/** What a question can be about, in the order of the form's choice. */
export const contactServices = [
  'instagram',
  'tiktok',
  'youtube',
  'twitter',
  'facebook',
  'linkedin',
  'spotify',
  'threads',
  'other',
] as const;

export type ContactService = (typeof contactServices)[number];

/** What a bulk request asks for (rules 54). */
export const cooperationTypes = ['bulk', 'agency', 'custom'] as const;

export type CooperationType = (typeof cooperationTypes)[number];

/** Whether a text is one of the choices of the contact form. */
export function isContactService(text: string): text is ContactService {
  return contactServices.some((service) => service === text);
}

/** Whether a text is one of the choices of the bulk form. */
export function isCooperationType(text: string): text is CooperationType {
  return cooperationTypes.some((type) => type === text);
}

const cooperation: PerLocale<string> = {
  cs: 'Individuální spolupráce',
  en: 'Individual Cooperation',
};
const help: PerLocale<string> = { cs: 'Pomoc s platbou', en: 'Payment help' };
const closing: PerLocale<string> = { cs: 'ID platby', en: 'Payment session ID' };

/** What a bulk request is about, with the key of its type: "Individual Cooperation - agency" (rules 54). */
export function bulkService(locale: Locale, type: CooperationType): string {
  return `${cooperation[locale]} - ${type}`;
}

/** What a request for help is about: "Payment help (ID: cs_…)", N/A where the payment is not known. */
export function helpService(locale: Locale, paymentId: string | undefined): string {
  return `${help[locale]} (ID: ${paymentId ?? 'N/A'})`;
}

/** The last line of a request for help, which names the payment. */
export function helpClosing(locale: Locale, paymentId: string | undefined): string {
  return `${closing[locale]}: ${paymentId ?? 'N/A'}`;
}

const HELP = /\(ID: [^()]*\)$/;

/** The kind of a message whose sender names only what it is about, as a call does (rules 25). */
export function kindOfService(service: string): MessageKind {
  if (HELP.test(service)) return 'payment-help';
  const isBulk = Object.values(cooperation).some((words) => service.startsWith(`${words} - `));
  return isBulk ? 'bulk' : 'contact';
}

/** The id of a payment as a form or an address may name it; undefined where it looks like none. */
export function readPaymentId(input: string | null): string | undefined {
  return input && /^[\w-]{1,120}$/.test(input) ? input : undefined;
}
