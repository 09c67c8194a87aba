import { describe, expect, it } from 'vitest';
import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import { describeCompanyRegister } from './contract.ts';
import { createEmbeddedCompanyRegister, localFallback } from './embedded.ts';
import { type CompanyRegister, CompanyRegisterUnavailable } from './port.ts';

describeCompanyRegister('embedded', async () => ({
  companyRegister: createEmbeddedCompanyRegister(),
  close: async () => {},
}));

describe('embedded companies', () => {
  it.each(['45274649', '00177041', '45317054', '99990016', '99990024', '99990032'])(
    'have a right check digit: %s',
    (companyId) => {
      expect(readCompanyNumber(companyId)).toEqual({ ok: true, number: companyId });
    },
  );
});

describe('localFallback', () => {
  const outage = new CompanyRegisterUnavailable('No network.');
  const broken: CompanyRegister = {
    provider: 'broken',
    findCompany: () => Promise.reject(outage),
  };

  it('answers for the companies it knows where the register cannot be asked, and says so', async () => {
    const errors: Error[] = [];
    const companyRegister = localFallback(broken, createEmbeddedCompanyRegister(), (error) =>
      errors.push(error),
    );
    expect(await companyRegister.findCompany('45274649')).toMatchObject({ found: true });
    expect(errors).toEqual([outage]);
  });

  it('does not claim that other companies do not exist', async () => {
    const companyRegister = localFallback(broken, createEmbeddedCompanyRegister(), () =>
      expect.unreachable(),
    );
    await expect(companyRegister.findCompany('99999994')).rejects.toBe(outage);
  });

  it('leaves the register’s own answers alone', async () => {
    const empty: CompanyRegister = {
      provider: 'empty',
      findCompany: async () => ({ found: false }),
    };
    const companyRegister = localFallback(empty, createEmbeddedCompanyRegister(), () =>
      expect.unreachable(),
    );
    expect(await companyRegister.findCompany('45274649')).toEqual({ found: false });
  });

  it('does not hide other errors', async () => {
    const bug = new TypeError('A mistake of ours.');
    const faulty: CompanyRegister = { provider: 'faulty', findCompany: () => Promise.reject(bug) };
    const companyRegister = localFallback(faulty, createEmbeddedCompanyRegister(), () =>
      expect.unreachable(),
    );
    await expect(companyRegister.findCompany('45274649')).rejects.toBe(bug);
  });
});
