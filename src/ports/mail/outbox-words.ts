import type { PerLocale } from '#domain/locale.ts';

/** Words of the outbox pages; only this adapter uses them. */
export interface OutboxWords {
  title: string;
  notice: string;
  empty: string;
  older: string;
  newest: string;
  back: string;
  from: string;
  to: string;
  replyTo: string;
  written: string;
  language: string;
  languages: PerLocale<string>;
  asSeen: string;
  asText: string;
  attachments: string;
  missing: string;
}

export const outboxWords: PerLocale<OutboxWords> = {
  cs: {
    title: 'Pošta k\u00a0odeslání',
    notice:
      'Toto je pošta místního obchodu. Nic se neodeslalo: e-maily zůstávají tady, dokud nenastavíte poštovní server.',
    empty: 'Zatím tu není žádný e-mail. První se objeví po zaplacené objednávce.',
    older: 'Starší e-maily',
    newest: 'Nejnovější e-maily',
    back: 'Zpět na poštu k\u00a0odeslání',
    from: 'Od',
    to: 'Komu',
    replyTo: 'Odpověď na',
    written: 'Čas',
    language: 'Jazyk',
    languages: { cs: 'čeština', en: 'angličtina' },
    asSeen: 'Jak e-mail vidí příjemce',
    asText: 'Textová podoba',
    attachments: 'Přílohy',
    missing: 'Takový e-mail tu není.',
  },
  en: {
    title: 'Outbox',
    notice:
      'This is the local shop’s outbox. Nothing was sent: emails stay here until you set up a mail server.',
    empty: 'No emails yet. The first one appears when an order has been paid.',
    older: 'Older emails',
    newest: 'Newest emails',
    back: 'Back to the outbox',
    from: 'From',
    to: 'To',
    replyTo: 'Reply to',
    written: 'Time',
    language: 'Language',
    languages: { cs: 'Czech', en: 'English' },
    asSeen: 'As the recipient sees it',
    asText: 'Text part',
    attachments: 'Attachments',
    missing: 'There is no such email here.',
  },
};
