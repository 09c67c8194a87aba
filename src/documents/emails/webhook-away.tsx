import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { type WebhookAwayWords, webhookAway as cs } from '#messages/cs/emails/webhook-away.ts';
import { webhookAway as en } from '#messages/en/emails/webhook-away.ts';
import type { EmailDraft } from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';

const words: PerLocale<WebhookAwayWords> = { cs, en };

/** What the e-mail about a receiver that does not answer is made from. */
export interface WebhookAwayFacts {
  shop: Shop;
  owner: { name: string; email: string; language: Locale };
  /** The name of the receiver. */
  name: string;
  /** Its page, absolute. */
  url: string;
}

/** Tells an owner that a receiver of webhooks does not answer any more. */
export function webhookAway({ owner, name, url }: WebhookAwayFacts): EmailDraft {
  const m = words[owner.language];
  return {
    to: { name: owner.name, address: owner.email },
    locale: owner.language,
    subject: m.subject(name),
    preview: m.preview,
    content: (
      <>
        <Title>{m.heading}</Title>
        <Paragraph>{m.text(name)}</Paragraph>
        <Paragraph>{m.todo}</Paragraph>
        <ActionLink href={url}>{m.open}</ActionLink>
      </>
    ),
  };
}
