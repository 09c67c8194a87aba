import { describe, expect, it } from 'vitest';
import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import { describeRegistry } from './contract.ts';
import { createEmbeddedRegistry, localFallback } from './embedded.ts';
import { type Registry, RegistryUnavailable } from './port.ts';

describeRegistry('embedded', async () => ({
  registry: createEmbeddedRegistry(),
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
  const outage = new RegistryUnavailable('No network.');
  const broken: Registry = {
    provider: 'broken',
    findCompany: () => Promise.reject(outage),
  };

  it('answers for the companies it knows where the register cannot be asked, and says so', async () => {
    const errors: Error[] = [];
    const registry = localFallback(broken, createEmbeddedRegistry(), (error) => errors.push(error));
    expect(await registry.findCompany('45274649')).toMatchObject({ found: true });
    expect(errors).toEqual([outage]);
  });

  it('does not claim that other companies do not exist', async () => {
    const registry = localFallback(broken, createEmbeddedRegistry(), () => expect.unreachable());
    await expect(registry.findCompany('99999994')).rejects.toBe(outage);
  });

  it('leaves the register’s own answers alone', async () => {
    const empty: Registry = { provider: 'empty', findCompany: async () => ({ found: false }) };
    const registry = localFallback(empty, createEmbeddedRegistry(), () => expect.unreachable());
    expect(await registry.findCompany('45274649')).toEqual({ found: false });
  });

  it('does not hide other errors', async () => {
    const bug = new TypeError('A mistake of ours.');
    const faulty: Registry = { provider: 'faulty', findCompany: () => Promise.reject(bug) };
    const registry = localFallback(faulty, createEmbeddedRegistry(), () => expect.unreachable());
    await expect(registry.findCompany('45274649')).rejects.toBe(bug);
  });
});
