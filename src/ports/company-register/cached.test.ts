import { beforeEach, describe, expect, it } from 'vitest';
import { cacheCompanyRegister } from './cached.ts';
import { describeCompanyRegister } from './contract.ts';
import { createEmbeddedCompanyRegister } from './embedded.ts';
import { type CompanyRegister, CompanyRegisterUnavailable } from './port.ts';

const KNOWN = '45274649';
const UNKNOWN = '99999994';

describeCompanyRegister('embedded, behind its cache', async () => ({
  companyRegister: cacheCompanyRegister(createEmbeddedCompanyRegister(), {
    clock: () => new Date(),
  }),
  close: async () => {},
}));

describe('cachedRegistry', () => {
  let now: number;
  let asked: string[];
  let trouble: Error | undefined;
  let companyRegister: CompanyRegister;

  beforeEach(() => {
    now = Date.UTC(2026, 10, 21);
    asked = [];
    trouble = undefined;
    const embedded = createEmbeddedCompanyRegister();
    const register: CompanyRegister = {
      provider: 'register',
      async findCompany(companyId) {
        asked.push(companyId);
        if (trouble) throw trouble;
        return embedded.findCompany(companyId);
      },
    };
    companyRegister = cacheCompanyRegister(register, { clock: () => new Date(now) });
  });

  const pass = (minutes: number): void => {
    now += minutes * 60_000;
  };
  const failTimes = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await expect(companyRegister.findCompany(KNOWN)).rejects.toBeInstanceOf(
        CompanyRegisterUnavailable,
      );
    }
  };

  it('keeps a found company for a day', async () => {
    await companyRegister.findCompany(KNOWN);
    pass(24 * 60 - 1);
    expect(await companyRegister.findCompany(KNOWN)).toMatchObject({ found: true });
    expect(asked).toHaveLength(1);
    pass(1);
    await companyRegister.findCompany(KNOWN);
    expect(asked).toHaveLength(2);
  });

  it('keeps an unknown number for an hour', async () => {
    await companyRegister.findCompany(UNKNOWN);
    pass(59);
    expect(await companyRegister.findCompany(UNKNOWN)).toEqual({ found: false });
    expect(asked).toHaveLength(1);
    pass(1);
    await companyRegister.findCompany(UNKNOWN);
    expect(asked).toHaveLength(2);
  });

  it('asks once where the same is asked many times at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => companyRegister.findCompany(KNOWN)));
    expect(answers.every(({ found }) => found)).toBe(true);
    expect(asked).toEqual([KNOWN]);
  });

  it('keeps no failure', async () => {
    trouble = new CompanyRegisterUnavailable('Down.');
    await failTimes(1);
    trouble = undefined;
    expect(await companyRegister.findCompany(KNOWN)).toMatchObject({ found: true });
  });

  it('forgets what was not used for longest once it is full', async () => {
    await companyRegister.findCompany('used');
    await companyRegister.findCompany('unused');
    for (let i = 0; i < 1999; i += 1) {
      await companyRegister.findCompany('used');
      await companyRegister.findCompany(`n${i}`);
    }
    asked = [];
    await companyRegister.findCompany('used');
    await companyRegister.findCompany('unused');
    expect(asked).toEqual(['unused']);
  });

  it('leaves the register alone for half a minute after five outages in a row', async () => {
    trouble = new CompanyRegisterUnavailable('Down.');
    await failTimes(7);
    expect(asked).toHaveLength(5);
    now += 29_999;
    await failTimes(1);
    expect(asked).toHaveLength(5);
    now += 1;
    await failTimes(2);
    expect(asked).toHaveLength(6);
  });

  it('lets one question try whether the register is back, then all', async () => {
    trouble = new CompanyRegisterUnavailable('Down.');
    await failTimes(5);
    trouble = undefined;
    now += 30_000;
    asked = [];
    const answers = await Promise.allSettled(
      [KNOWN, UNKNOWN].map((id) => companyRegister.findCompany(id)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(asked).toEqual([KNOWN]);
    expect(await companyRegister.findCompany(UNKNOWN)).toEqual({ found: false });
  });

  it('still answers from memory while the register is left alone', async () => {
    await companyRegister.findCompany(UNKNOWN);
    trouble = new CompanyRegisterUnavailable('Down.');
    await failTimes(5);
    expect(await companyRegister.findCompany(UNKNOWN)).toEqual({ found: false });
  });

  it.each([
    new CompanyRegisterUnavailable('Nonsense.', { isOutage: false }),
    new TypeError('A mistake of ours.'),
  ])('does not pause after %s', async (fault) => {
    trouble = fault;
    for (let i = 0; i < 7; i += 1) await companyRegister.findCompany(KNOWN).catch(() => undefined);
    expect(asked).toHaveLength(7);
  });
});
