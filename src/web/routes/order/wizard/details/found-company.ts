import { wizardAddresses } from '#domain/addresses/wizard-addresses.ts';
import type { CompanyLookUp, FoundCompany } from '#flows/people/look-up-company.ts';
import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';

/** What the register has filled in last, so that nothing of it stays where the next look-up fails. */
const options = { name: 'company', path: wizardAddresses.wizard.path.cs };

/** The fields that the register fills in and the customer may change. */
const filledFields = ['companyName', 'vatId', 'address'] as const;

export type Filled = Record<(typeof filledFields)[number], string>;

/** What a look-up may fail by. */
type LookUpProblem = Extract<CompanyLookUp, { ok: false }>['problem'];

/** Whether a look-up failed by its number; where the register does not answer, that is not to blame. */
export function isOfNumber(
  problem: LookUpProblem,
): problem is Extract<LookUpProblem, `company-${string}`> {
  return problem.startsWith('company');
}

/** The register's answer under the names of the form. */
export function filledFrom({ name, vatId = '', address }: FoundCompany): Filled {
  return { companyName: name, vatId, address };
}

export function writeFilled(filled: Filled, naming: CookieNaming): string | undefined {
  return writeJsonCookie(options, filled, naming);
}

export function clearFilled(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** What an earlier look-up filled in and nobody has changed, emptied. */
export function withoutFilled(
  input: Filled,
  header: string,
  naming: CookieNaming,
): Partial<Filled> {
  const stored = readJsonCookie(header, options, naming);
  const filled = new Map<string, unknown>(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}),
  );
  const stale = filledFields.filter((field) => input[field] === filled.get(field));
  return Object.fromEntries(stale.map((field) => [field, '']));
}
