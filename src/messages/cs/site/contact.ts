import type { FormKind, EnquiryPlace } from '#domain/customer/enquiry-kind.ts';
import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/promises.ts';

/** Words around the forms that write to the shop, and of the page that answers them. */
export const contact = {
  section: {
    title: 'Napište nám',
    lead: 'Poradíme s\u00a0výběrem i\u00a0s\u00a0objednávkou a\u00a0odpovíme na to, co jste na webu nenašli.',
    write: 'Psát můžete kdykoli',
    answer: (time: string) => `Odpovíme ${time}.`,
    /** Below the drawing of the week. */
    weekDays: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
    ways: { mail: 'E-mail', chat: 'Chat', phone: 'Telefon' },
  },
  bulk: {
    title: 'Větší zakázka nebo spolupráce',
    lead: `Od ${formatCount('cs', BULK_FROM_AMOUNT)}\u00a0kusů, není\u2011li v\u00a0ceníku balíček té velikosti, pro agentury nebo podle přání mimo ceník připravíme nabídku na míru.`,
    wishes: {
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
    } satisfies Record<EnquiryPlace, string>,
    orMail: 'Nebo napište přímo na',
  },
};

export type ContactMessages = typeof contact;
