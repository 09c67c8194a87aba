import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRegister } from './port.ts';

export interface CompanyRegisterUnderTest {
  companyRegister: CompanyRegister;
  close(): Promise<void>;
}

/** What every register must keep, asked about companies that all of them know. */
export function describeCompanyRegister(
  name: string,
  start: () => Promise<CompanyRegisterUnderTest>,
): void {
  describe(`the registry ${name}`, () => {
    let underTest: CompanyRegisterUnderTest;
    beforeAll(async () => {
      underTest = await start();
    });
    afterAll(() => underTest.close());
    const find = (companyId: string) => underTest.companyRegister.findCompany(companyId);

    it('has a name', () => {
      expect(underTest.companyRegister.provider).not.toBe('');
    });

    it('finds a company with its VAT id and its address in one line', async () => {
      expect(await find('45274649')).toEqual({
        found: true,
        company: {
          companyId: '45274649',
          name: 'ČEZ, a. s.',
          vatId: 'CZ45274649',
          address: 'Duhová 1444/2, 140 00 Praha',
          dissolvedAt: undefined,
        },
      });
    });

    it('finds a company whose number begins with zeros', async () => {
      expect(await find('00177041')).toMatchObject({
        company: {
          companyId: '00177041',
          address: 'tř. Václava Klementa 869, 293 01 Mladá Boleslav',
        },
      });
    });

    it('gives no VAT id where the register has none', async () => {
      expect(await find('45317054')).toMatchObject({
        found: true,
        company: {
          name: 'Komerční banka, a.s.',
          vatId: undefined,
          address: 'Na příkopě 969/33, 114 07 Praha',
        },
      });
    });

    it('keeps the letter of a house number', async () => {
      expect(await find('99990016')).toMatchObject({
        company: { address: 'Kvítková 12/3a, 602 00 Brno' },
      });
    });

    it('writes the address of a village, which has no streets', async () => {
      expect(await find('99990024')).toMatchObject({
        company: { address: 'Dolní Ukázka 12, 391 31 Ukázka', vatId: undefined },
      });
    });

    it('says when a company has ceased to exist', async () => {
      expect(await find('99990032')).toMatchObject({
        found: true,
        company: { dissolvedAt: new Date('2020-01-31') },
      });
    });

    it('says that a number with a right check digit belongs to nobody', async () => {
      expect(await find('99999994')).toEqual({ found: false });
    });
  });
}
