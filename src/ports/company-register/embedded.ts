import { type Company, type CompanyRegister, CompanyRegisterUnavailable } from './port.ts';

/** Three well-known companies and three invented ones; every check digit is right. */
const companies: readonly Company[] = [
  {
    companyId: '45274649',
    name: 'ČEZ, a. s.',
    vatId: 'CZ45274649',
    address: 'Duhová 1444/2, 140 00 Praha',
    dissolvedAt: undefined,
  },
  {
    companyId: '00177041',
    name: 'ŠKODA AUTO a.s.',
    vatId: 'CZ00177041',
    address: 'tř. Václava Klementa 869, 293 01 Mladá Boleslav',
    dissolvedAt: undefined,
  },
  {
    // A member of a VAT group: it pays VAT, yet the register gives no VAT id of its own.
    companyId: '45317054',
    name: 'Komerční banka, a.s.',
    vatId: undefined,
    address: 'Na příkopě 969/33, 114 07 Praha',
    dissolvedAt: undefined,
  },
  {
    companyId: '99990016',
    name: 'Ukázkové květinářství s.r.o.',
    vatId: 'CZ99990016',
    address: 'Kvítková 12/3a, 602 00 Brno',
    dissolvedAt: undefined,
  },
  {
    companyId: '99990024',
    name: 'Ukázková pekárna na vsi',
    vatId: undefined,
    address: 'Dolní Ukázka 12, 391 31 Ukázka',
    dissolvedAt: undefined,
  },
  {
    companyId: '99990032',
    name: 'Ukázková zaniklá s.r.o.',
    vatId: 'CZ99990032',
    address: 'Zaniklá 1, 100 00 Praha',
    dissolvedAt: new Date('2020-01-31'),
  },
];

/** A register of a few companies that needs no network: for a shop that is only tried out, and tests. */
export function createEmbeddedCompanyRegister(): CompanyRegister {
  return {
    provider: 'embedded',
    async findCompany(companyId) {
      const company = companies.find((known) => known.companyId === companyId);
      return company ? { found: true, company } : { found: false };
    },
  };
}

/**
 * For a shop on one's own machine, which may have no network: where the register cannot be asked, the
 * embedded one answers for the companies it knows. It never says of others that they do not exist; for
 * them the register stays unavailable.
 */
export function localFallback(
  primary: CompanyRegister,
  embedded: CompanyRegister,
  onFallback: (error: CompanyRegisterUnavailable) => void,
): CompanyRegister {
  return {
    provider: primary.provider,
    async findCompany(companyId) {
      try {
        return await primary.findCompany(companyId);
      } catch (error) {
        if (!(error instanceof CompanyRegisterUnavailable)) throw error;
        const answer = await embedded.findCompany(companyId);
        if (!answer.found) throw error;
        onFallback(error);
        return answer;
      }
    },
  };
}
