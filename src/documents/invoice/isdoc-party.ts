import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import type { InvoiceParty } from '#domain/invoice/invoice.ts';
import type { Locale } from '#domain/locale.ts';

/** A party with everything that is known of it; what is empty is left out where ISDOC lets it be. */
export function isdocParty(
  party: InvoiceParty & { register?: string; phone?: string },
  locale: Locale,
): object {
  const { name, address, companyId, vatId, email, register, phone } = party;
  return {
    PartyIdentification: { ID: companyId },
    PartyName: { Name: name },
    PostalAddress: { ...readAddress(address), Country: countryOf(party, locale) },
    ...(vatId ? { PartyTaxScheme: { CompanyID: vatId, TaxScheme: 'VAT' } } : {}),
    ...(register ? { RegisterIdentification: { Preformatted: register } } : {}),
    Contact: { ...(phone ? { Telephone: phone } : {}), ElectronicMail: email },
  };
}

/** "Dlouhá 12/3, Staré Město, 110 00 Praha 1" as the register of companies writes it. */
const CZECH_ADDRESS =
  /^(?<street>[^,]*?) ?(?<number>\d[\d/a-z]*), (?:(?<part>[^,]+), )?(?<zone>\d{3} ?\d{2}) (?<city>[^,]+)$/i;

/**
 * Splits an address into the parts that ISDOC requires; one that cannot be split stays whole, as the
 * street.
 */
function readAddress(address: string): object {
  const parts = CZECH_ADDRESS.exec(address.replaceAll(/\s+/g, ' ').trim())?.groups;
  const { street = address, number = '', part, zone = '', city = '' } = parts ?? {};
  return {
    StreetName: street,
    BuildingNumber: number,
    CityName: part ? `${city}, ${part}` : city,
    PostalZone: zone.replace(' ', ''),
  };
}

/** Where no country is known, the VAT id tells it, or a business id with the Czech check digit. */
function countryOf({ country, companyId, vatId }: InvoiceParty, locale: Locale): object {
  const prefix = /^[A-Z]{2}/.exec(vatId)?.[0].replace('EL', 'GR');
  const code = country ?? prefix ?? (isCzechNumber(companyId) ? 'CZ' : '');
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return { IdentificationCode: code, Name: code && (names.of(code) ?? code) };
}

/** One that lacks its zeros is some other country's. */
function isCzechNumber(companyId: string): boolean {
  const read = readCompanyNumber(companyId);
  return read.ok && read.number === companyId;
}
