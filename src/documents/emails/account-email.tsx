import { formatMoment } from '#content/moment-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { AccountEmailKind } from '#domain/operator/account-email.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { Shop } from '#domain/shop.ts';
import { type AccountEmailWords, accountEmail as cs } from '#messages/cs/emails/account.ts';
import { accountEmail as en } from '#messages/en/emails/account.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const words: PerLocale<AccountEmailWords> = { cs, en };

/** What the e-mail about a change to an account of the operator's section is made from. */
export interface AccountEmailFacts {
  shop: Shop;
  kind: AccountEmailKind;
  /** Whose account it is. */
  person: { name: string; email: string; role: Role };
  /** Who reads of it: the same person, or an owner. */
  reader: { name: string; email: string; language: Locale };
  at: Date;
  /** Where it can be seen to, absolute. */
  url: string;
}

/** Tells somebody of the shop what has changed, and what to do where it was not the own doing. */
export function accountEmail(facts: AccountEmailFacts): EmailDraft {
  const { shop, kind, person, reader } = facts;
  const m = words[reader.language].kinds[kind];
  return {
    to: { name: reader.name, address: reader.email },
    locale: reader.language,
    subject: m.subject(shop.brand, person.name),
    preview: m.heading,
    content: <Changed {...facts} />,
  };
}

function Changed({ shop, kind, person, reader: { language }, at, url }: AccountEmailFacts) {
  const m = words[language];
  const { heading, text } = m.kinds[kind];
  const what = kind === 'operator-joined' ? m.joined : m.own;
  return (
    <>
      <Title>{heading}</Title>
      <Paragraph>{emailWords[language].order.greeting}</Paragraph>
      <Paragraph>
        {text({ ...person, role: m.roles[person.role], at: formatMoment(language, at) })}
      </Paragraph>
      <Paragraph>{what.wasIt}</Paragraph>
      <Paragraph>{what.wasNot}</Paragraph>
      <ActionLink href={url}>{what.open}</ActionLink>
      <SmallPrint>{m.why(shop.brand)}</SmallPrint>
      <Imprint shop={shop} words={emailWords[language].order} />
    </>
  );
}
