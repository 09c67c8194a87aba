import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import { CompanyRegisterUnavailable } from '#ports/company-register/port.ts';
import type { Services } from '#flows/services.ts';

/** A company's data for the order form. */
export interface FoundCompany {
  companyId: string;
  name: string;
  vatId?: string;
  address: string;
  isDissolved: boolean;
}

export type CompanyLookUp =
  | { ok: true; company: FoundCompany }
  | {
      ok: false;
      problem: 'company-number-invalid' | 'company-not-found' | 'registry-unavailable';
    }
  | { ok: false; problem: 'too-many-look-ups'; retryAfterSeconds: number };

/**
 * Looks a company up in the public register, once its check digit is right (rules 15). If the register is
 * away, the form says so, and the order can be placed all the same.
 * @param client who asks, as limits count clients: the register limits how often we may ask
 */
export async function lookUpCompany(
  { companyRegister, limits }: Pick<Services, 'companyRegister' | 'limits'>,
  input: string,
  client: string,
): Promise<CompanyLookUp> {
  const read = readCompanyNumber(input);
  if (!read.ok) return { ok: false, problem: 'company-number-invalid' };
  const allowance = await limits.take('company-look-up', client);
  if (!allowance.ok) return { ...allowance, problem: 'too-many-look-ups' };
  try {
    const answer = await companyRegister.findCompany(read.number);
    if (!answer.found) return { ok: false, problem: 'company-not-found' };
    const { companyId, name, vatId, address, dissolvedAt } = answer.company;
    const known = { companyId, name, address, isDissolved: dissolvedAt !== undefined };
    return { ok: true, company: vatId ? { ...known, vatId } : known };
  } catch (error) {
    if (error instanceof CompanyRegisterUnavailable)
      return { ok: false, problem: 'registry-unavailable' };
    throw error;
  }
}
