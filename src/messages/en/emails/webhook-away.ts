import { FAILURES_TO_OPEN, PROBE_MINUTES } from '#domain/webhooks/sending.ts';
import type { WebhookAwayWords } from '#messages/cs/emails/webhook-away.ts';

export const webhookAway: WebhookAwayWords = {
  subject: (name) => `Webhook receiver failing: ${name}`,
  preview: 'Events are waiting; nothing is lost.',
  heading: 'A webhook receiver is failing',
  text: (name) =>
    `The receiver ${name} has failed ${FAILURES_TO_OPEN} times in a row. Its events are waiting, and every ${PROBE_MINUTES}\u00a0minutes the shop tries one of them. Once the receiver accepts one, it gets them all in order.`,
  todo: 'Let whoever looks after it know. If you no longer need it, remove it.',
  open: 'View the receiver',
};
