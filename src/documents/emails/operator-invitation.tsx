import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { Shop } from '#domain/shop.ts';
import { type InvitationWords, operatorInvitation as cs } from '#messages/cs/emails/operator.ts';
import { operatorInvitation as en } from '#messages/en/emails/operator.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const invitationWords: PerLocale<InvitationWords> = { cs, en };

/** What the invitation to the operator's section is made from. */
export interface InvitationFacts {
  shop: Shop;
  /** That of who invites: nobody knows yet which the other one wants. */
  locale: Locale;
  to: string;
  role: Role;
  /** Who invites. */
  by: string;
  /** The link of one use, absolute. */
  url: string;
}

/** Invites somebody to the operator's section, by a link that is good once. */
export function operatorInvitation(facts: InvitationFacts): EmailDraft {
  const { shop, locale, to, by } = facts;
  const words = invitationWords[locale];
  return {
    to: { address: to },
    locale,
    subject: words.subject(shop.brand),
    preview: words.preview(by),
    content: <Invitation {...facts} />,
  };
}

function Invitation({ shop, locale, role, by, url }: InvitationFacts) {
  const words = invitationWords[locale];
  return (
    <>
      <Title>{words.heading(shop.brand)}</Title>
      <Paragraph>{emailWords[locale].order.greeting}</Paragraph>
      <Paragraph>{words.lead(by, shop.brand)}</Paragraph>
      <Paragraph>{words.roles[role]}</Paragraph>
      <ActionLink href={url}>{words.join}</ActionLink>
      <SmallPrint>{words.once}</SmallPrint>
      <SmallPrint>{words.notYou}</SmallPrint>
      <Imprint shop={shop} words={emailWords[locale].order} />
    </>
  );
}
