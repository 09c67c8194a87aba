import type {
  ContactService,
  CooperationType,
  FormLocation,
  FormKind,
} from '#domain/messages/message-kind.ts';
import type { InputField, InputProblem } from '#domain/messages/sent-message.ts';
import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/shop/promises.ts';
import { detailsLabels, detailsProblems } from '#messages/cs/order/customer.ts';

/** Words around the forms that write to the shop, and of the page that answers them. */
export const contact = {
  section: {
    title: 'Napište nám',
    lead: 'Poradíme s\u00a0výběrem i\u00a0s\u00a0objednávkou a\u00a0odpovíme na to, co jste na webu nenašli.',
    write: 'Psát můžete kdykoli',
    answer: (time: string) => `Odpovíme ${time}.`,
    /** Below the drawing of the week. */
    weekDays: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
    methods: { mail: 'E-mail', chat: 'Chat', phone: 'Telefon' },
  },
  bulk: {
    title: 'Větší zakázka nebo spolupráce',
    lead: `Od ${formatCount('cs', BULK_FROM_AMOUNT)}\u00a0kusů, není\u2011li v\u00a0ceníku balíček té velikosti, pro agentury nebo podle přání mimo ceník připravíme nabídku na míru.`,
    requests: {
      title: 'Co stojí za to napsat',
      list: [
        'kterých profilů nebo příspěvků se to týká',
        'o\u00a0kolik má počet vzrůst a\u00a0dokdy',
        'jaké tempo a\u00a0jaký region si přejete',
        'jestli se má kampaň opakovat',
      ],
    },
    answer: (time: string) => `Ozveme se ${time}.`,
  },
  page: {
    titles: {
      contact: 'Napište nám',
      bulk: 'Poptávka na míru',
      'payment-help': 'Pomoc s\u00a0platbou',
    } satisfies Record<FormKind, string>,
    /** While something is wrong. */
    errorTitle: (title: string) => `Chyba: ${title}`,
    sentTitle: 'Odesláno',
    another: 'Chcete napsat ještě něco?',
    /** By where the message was sent from. */
    back: {
      home: 'Zpět na úvod',
      faq: 'Zpět na časté dotazy',
      package: 'Zpět k\u00a0balíčku',
      'how-it-works': 'Zpět na Jak to funguje',
      canceled: 'Zpět k\u00a0platbě',
    } satisfies Record<FormLocation, string>,
    orMail: 'Nebo napište přímo na',
  },
};

export type ContactMessages = typeof contact;

const withoutClosing = {
  sent: 'Poptávka odeslána! Brzy se vám ozveme.',
  failed: 'Poptávku se nepodařilo odeslat. Zkuste to prosím znovu.',
};

const services: Record<ContactService, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  spotify: 'Spotify',
  threads: 'Threads',
  other: 'Něco jiného',
};

const types: Record<CooperationType, string> = {
  bulk: `Hromadné balíčky (od ${formatCount('cs', BULK_FROM_AMOUNT)}\u00a0kusů)`,
  agency: 'Spolupráce s\u00a0agenturou',
  custom: 'Řešení na míru',
};

const labels: Record<InputField, string> = {
  name: detailsLabels.name,
  email: detailsLabels.email,
  phoneCountry: detailsLabels.phoneCountry,
  phone: detailsLabels.phone,
  company: 'Firma',
  service: 'O\u00a0jakou platformu jde',
  cooperationType: 'Typ spolupráce',
  message: 'Zpráva',
};

const problems: Record<InputProblem, string> = {
  'name-missing': detailsProblems['name-missing'],
  'email-missing': detailsProblems['email-missing'],
  'email-invalid': detailsProblems['email-invalid'],
  'phone-missing': detailsProblems['phone-missing'],
  'phone-invalid': detailsProblems['phone-invalid'],
  'service-missing': 'Vyberte platformu',
  'cooperation-missing': 'Vyberte typ spolupráce',
  'message-missing': 'Napište zprávu',
  'text-too-long': detailsProblems['text-too-long'],
};

/** Words of the forms that write to the shop, wherever they stand. Czech is the type; English matches it. */
export const message = {
  labels,
  problems,
  services,
  chooseService: 'Vyberte platformu',
  types,
  chooseType: 'Vyberte typ spolupráce',
  optional: 'nepovinné',
  submit: 'Odeslat zprávu',
  submitBulk: 'Odeslat poptávku',
  submitting: 'Odesíláme…',
  /** Beside the button. */
  use: 'Údaje použijeme jen k\u00a0tomu, abychom vám odpověděli. Kopii zprávy dostanete e\u2011mailem.',
  privacy: 'Jak s\u00a0nimi nakládáme',
  /** Nobody sees this field but who reads the page without its styles. */
  trap: 'Toto pole nechte prázdné',
  fillRequired: 'Vyplňte prosím všechna povinná pole',
  checkMarked: 'Zkontrolujte prosím označená pole',
  tooOften:
    'Posíláte příliš mnoho zpráv za sebou. Zkuste to prosím za hodinu, nebo nám napište e\u2011mailem. Co jste napsali, tu zůstává.',
  kept: 'Nic z\u00a0toho, co jste napsali, se neztratilo.',
  /** By where the form stands: what became of a message. */
  outcomes: {
    home: withoutClosing,
    faq: {
      sent: 'Zpráva odeslána! Ozveme se vám co nejdříve.',
      failed: 'Zprávu se nepodařilo odeslat. Zkuste to prosím znovu.',
    },
    package: withoutClosing,
    'how-it-works': withoutClosing,
    canceled: {
      sent: 'Zpráva odeslána! Ozveme se vám co nejdříve.',
      failed: 'Chyba při odesílání zprávy',
    },
  } satisfies Record<FormLocation, { sent: string; failed: string }>,
};

export type ContactFormMessages = typeof message;
