import { PortError, type PortProblem } from '#ports/port-error.ts';
/** A company as the public register knows it. */
export interface Company {
  /** Eight digits. */
  companyId: string;
  name: string;
  /** Undefined where the register gives none; that does not mean that the company pays no VAT. */
  vatId: string | undefined;
  /** One line: street and number, postal code, town. */
  address: string;
  /** Set where the company has ceased to exist. */
  dissolvedAt: Date | undefined;
}

export type CompanyAnswer = { found: true; company: Company } | { found: false };

/** The register could not be asked or did not answer in time; the customer types by hand. */
export class CompanyRegisterUnavailable extends PortError {
  override name = 'RegistryUnavailable';
  readonly problem: PortProblem = 'unavailable';
  /** Whether the register itself is down or overloaded, so that asking it again at once is no use. */
  readonly isOutage: boolean;

  constructor(message: string, options: ErrorOptions & { isOutage?: boolean } = {}) {
    super(message, options);
    this.isOutage = options.isOutage ?? true;
  }
}

/** The register does not answer us any more, as after too many questions. */
export class CompanyRegisterDenied extends CompanyRegisterUnavailable {
  override name = 'RegistryDenied';
  override readonly problem = 'denied';
}

export interface CompanyRegister {
  readonly provider: string;
  /** Looks a company up by eight digits whose check digit is right. @throws RegistryUnavailable */
  findCompany(companyId: string): Promise<CompanyAnswer>;
}
