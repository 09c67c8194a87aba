import { FAILURES_TO_OPEN, PROBE_MINUTES } from '#domain/webhooks/sending.ts';

/** Words of the e-mail that a receiver of webhooks does not answer. */
export const webhookAway = {
  subject: (name: string) => `Příjemce webhooků selhává: ${name}`,
  preview: 'Události čekají, nic se neztratilo.',
  heading: 'Příjemce webhooků selhává',
  text: (name: string) =>
    `Příjemce ${name} selhal ${FAILURES_TO_OPEN}× za sebou. Události na něj čekají a\u00a0každých ${PROBE_MINUTES}\u00a0minut obchod zkusí jednu z\u00a0nich. Až příjemce událost přijme, dostane je všechny popořadě.`,
  todo: 'Dejte vědět tomu, kdo se o\u00a0něj stará. Pokud už ho nepotřebujete, odeberte ho.',
  open: 'Zobrazit příjemce',
};

export type WebhookAwayWords = typeof webhookAway;
