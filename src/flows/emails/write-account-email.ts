import type { EmailRow } from '#database/emails.ts';
import { type OperatorRow, findOperator, findOperatorByEmail } from '#database/operators.ts';
import { renderAccountEmail } from '#documents/emails/render-email.tsx';
import { adminHref } from '#domain/addresses.ts';
import type { Email } from '#domain/email.ts';
import type { AccountEmailKind } from '#domain/operator/account-email.ts';
import type { Services } from '#flows/services.ts';

type Owed = Pick<EmailRow, 'operatorId' | 'toAddress' | 'owedAt'> & { kind: AccountEmailKind };

/** Whose account it is and who reads of it; undefined where either has no access any more. */
async function findBoth(
  db: Services['db'],
  { kind, operatorId, toAddress }: Omit<Owed, 'owedAt'>,
): Promise<{ person: OperatorRow; reader: OperatorRow } | undefined> {
  const person = operatorId === null ? undefined : await findOperator(db, operatorId);
  if (!person) return undefined;
  if (kind !== 'operator-joined') return { person, reader: person };
  const reader = await findOperatorByEmail(db, toAddress ?? '');
  return reader?.role === 'owner' ? { person, reader } : undefined;
}

/** Whether nobody is left to be told. */
export async function isAccountEmailMoot(
  { db }: Pick<Services, 'db'>,
  owed: Omit<Owed, 'owedAt'>,
): Promise<boolean> {
  return !(await findBoth(db, owed));
}

/** The e-mail that tells somebody of the shop of a change to an account, in the language of the one who reads it. */
export async function writeAccountEmail(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  owed: Owed,
  messageId: string,
): Promise<Email | undefined> {
  const both = await findBoth(db, owed);
  if (!both) return undefined;
  const { person, reader } = both;
  const { kind } = owed;
  const at = owed.owedAt;
  const page = kind === 'operator-joined' ? 'operatorPeople' : 'operatorAccount';
  const url = shop.origins.cs + adminHref(page);
  return renderAccountEmail({ shop, kind, person, reader, at, url }, messageId);
}
