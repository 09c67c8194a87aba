import { formatMoment } from '#content/moments.ts';
import type { Queryable } from '#database/client.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { type OperatorRow, findOperator, findOperatorByEmail } from '#database/admin/operators.ts';
import { adminHref } from '#domain/addresses.ts';
import { hasRight } from '#domain/admin/rights.ts';
import type { AccountEmailKind } from '#domain/emails/email-kind.ts';
import { mapRecord } from '#domain/records.ts';
import { type Unwritten, defineEmail } from '#emails/define-email.ts';
import { ActionLink, Greeted, Paragraph, SmallPrint } from '#emails/parts/email-parts.tsx';
import { accountEmail as cs } from '#messages/cs/emails/notices.ts';
import { accountEmail as en } from '#messages/en/emails/notices.ts';

const words = { cs, en };

interface AccountFacts {
  /** Whose account it is. */
  person: OperatorRow;
  /** Who reads of it: the same person, or an owner. */
  reader: OperatorRow;
  at: Date;
}

/** Each tells somebody of the shop what has changed about an account, and what to do where it was not the own doing. */
export const accountEmails = mapRecord(cs.kinds, defineAccountEmail);

function defineAccountEmail(kind: AccountEmailKind) {
  return defineEmail(kind, {
    group: 'shop',
    load: async ({ db }, due): Promise<AccountFacts | Unwritten> => {
      const both = await findBoth(db, kind, due);
      return both ? { ...both, at: due.enqueuedAt } : 'obsolete';
    },
    draft: ({ shop, person, reader, at }) => {
      const { language: locale, name, email } = reader;
      const m = words[locale];
      const { subject, heading, text } = m.kinds[kind];
      const isJoined = kind === 'operator-joined';
      const what = isJoined ? m.joined : m.own;
      const page = adminHref(isJoined ? 'operatorPeople' : 'operatorAccount');
      return {
        to: { name, address: email },
        locale,
        subject: subject(shop.brand, person.name),
        preview: heading,
        heading,
        content: (
          <Greeted shop={shop} locale={locale}>
            <Paragraph>
              {text({ ...person, role: m.roles[person.role], at: formatMoment(locale, at) })}
            </Paragraph>
            <Paragraph>{what.wasIt}</Paragraph>
            <Paragraph>{what.wasNot}</Paragraph>
            <ActionLink href={shop.origins.cs + page}>{what.open}</ActionLink>
            <SmallPrint>{m.why(shop.brand)}</SmallPrint>
          </Greeted>
        ),
      };
    },
  });
}

/** Whose account it is and who reads of it; undefined where either has no access any more. */
async function findBoth(
  db: Queryable,
  kind: AccountEmailKind,
  { operatorId, toAddress }: EmailRow,
): Promise<Omit<AccountFacts, 'at'> | undefined> {
  const person = operatorId === null ? undefined : await findOperator(db, operatorId);
  if (!person) return undefined;
  if (kind !== 'operator-joined') return { person, reader: person };
  const reader = await findOperatorByEmail(db, toAddress ?? '');
  return reader && hasRight(reader.role, 'people') ? { person, reader } : undefined;
}
