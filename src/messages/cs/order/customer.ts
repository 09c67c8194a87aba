import { type CustomerText, companyFields } from '#domain/customer/customer.ts';
import type { DetailsProblem, DetailsText } from '#domain/customer/details-form.ts';

/** What the order form asks for. */
export const detailsLabels: Record<DetailsText, string> = {
  name: 'Jméno a\u00a0příjmení',
  email: 'E-mail',
  phoneCountry: 'Předvolba',
  phone: 'Telefon',
  companyCountry: 'Země firmy',
  companyName: 'Název firmy',
  companyId: 'IČO',
  vatId: 'DIČ',
  address: 'Sídlo',
  note: 'Poznámka',
  discountCode: 'Slevový kód',
};

/** The words of each problem; of a VAT id they name the form of its country, where that is known. */
export type DetailsProblemWords = Record<Exclude<DetailsProblem, 'vat-number-invalid'>, string> &
  Record<'vat-number-invalid', (form: string) => string>;

/** What is wrong at one of its fields. */
export const detailsProblems: DetailsProblemWords = {
  'name-missing': 'Vyplňte jméno a\u00a0příjmení',
  'email-missing': 'Vyplňte e-mail',
  'email-invalid': 'Zadejte platný e-mail, například jana@firma.cz',
  'email-unpayable': 'Tuto adresu platební brána nepřijímá. Zadejte prosím jiný e-mail.',
  'phone-missing': 'Vyplňte telefon',
  'phone-invalid': 'Zadejte platné telefonní číslo',
  'phone-country-unknown': 'Vyberte předvolbu ze seznamu',
  'company-name-missing': 'Vyplňte název firmy',
  'company-number-missing': 'Vyplňte IČO',
  'company-number-invalid': 'Toto IČO není platné. Zkontrolujte všech osm číslic.',
  'company-number-foreign': `Registrační číslo firmy zapište písmeny a\u00a0číslicemi, nejvýše ${companyFields.companyId.most}\u00a0znaků`,
  'company-number-or-vat': 'Vyplňte registrační číslo firmy, nebo její DIČ',
  'company-country-missing': 'Vyberte zemi firmy',
  'start-missing': 'Zvolte, kdy máme začít',
  'vat-number-invalid': (form) =>
    form
      ? `Zadejte platné DIČ, například ${form}`
      : 'Zadejte platné DIČ: jen písmena a\u00a0číslice',
  'address-missing': 'Vyplňte sídlo',
  'text-too-long': 'Text je příliš dlouhý, zkraťte ho prosím',
};

/** The same facts as e-mails and the order's page tell them. */
export const customerLabels: Record<CustomerText, string> = {
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  companyCountry: 'Země',
  companyName: 'Firma',
  companyId: 'IČO',
  vatId: 'DIČ',
  address: 'Sídlo',
  note: 'Poznámka',
};

/** The same where the company is abroad. */
export const foreignCompanyId = 'Registrační číslo';

/** Stands with every form of ordering and of what has been ordered; a full stop follows the link. */
export const privacyNote = {
  before: 'Jak nakládáme s\u00a0vašimi údaji, říkají ',
  link: 'zásady ochrany soukromí',
};
