import { isInvited, renewInvitation } from '#database/admin/operator-links.ts';
import { findOperator } from '#database/admin/operators.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/admin/rights.ts';
import { type Unwritten, defineEmail } from '#emails/define-email.ts';
import { ActionLink, Greeted, Paragraph, SmallPrint } from '#emails/parts/email-parts.tsx';
import { notices as cs } from '#messages/cs/emails/notices.ts';
import { notices as en } from '#messages/en/emails/notices.ts';

const words = { cs: cs['operator-invitation'], en: en['operator-invitation'] };

interface InvitationFacts {
  /** That of who invites: nobody knows yet which the other one wants. */
  locale: Locale;
  to: string;
  role: Role;
  /** Who invites. */
  by: string;
  /** The link of one use, absolute. */
  url: string;
}

/**
 * Invites somebody to the operator's section. The link is made here and nowhere stored: where the e-mail is written
 * again, the former link is dead.
 */
export const invitation = defineEmail('operator-invitation', {
  group: 'shop',
  load: async (
    { db, shop, clock },
    { operatorId, toAddress: to },
  ): Promise<InvitationFacts | Unwritten> => {
    const now = clock();
    if (to === null || !(await isInvited(db, { email: to, now }))) return 'obsolete';
    const by = operatorId === null ? undefined : await findOperator(db, operatorId);
    if (!by) return 'gone';
    const token = newToken();
    const renewed = await renewInvitation(db, { email: to, hash: tokenHash(token), now });
    if (!renewed) return 'obsolete';
    const { language: locale, name } = by;
    const address = shop.origins.cs + adminHref('operatorLink', { token });
    const url = locale === 'cs' ? address : withQuery(address, { language: locale });
    return { locale, to, role: renewed.role, by: name, url };
  },
  draft: ({ shop, locale, to, role, by, url }) => {
    const m = words[locale];
    return {
      to: { address: to },
      locale,
      subject: m.subject(shop.brand),
      preview: m.preview(by),
      heading: m.heading(shop.brand),
      content: (
        <Greeted shop={shop} locale={locale}>
          <Paragraph>{m.lead(by, shop.brand)}</Paragraph>
          <Paragraph>{m.roles[role]}</Paragraph>
          <ActionLink href={url}>{m.join}</ActionLink>
          <SmallPrint>{m.once}</SmallPrint>
          <SmallPrint>{m.notYou}</SmallPrint>
        </Greeted>
      ),
    };
  },
});
