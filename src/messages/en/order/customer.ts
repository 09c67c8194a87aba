import { type CustomerText, companyFields } from '#domain/customer/customer.ts';
import type { DetailsText } from '#domain/customer/details-form.ts';
import type { DetailsProblemWords, privacyNote as cs } from '#messages/cs/order/customer.ts';

export const detailsLabels: Record<DetailsText, string> = {
  name: 'Full name',
  email: 'Email',
  phoneCountry: 'Dialling code',
  phone: 'Phone',
  companyCountry: 'Country of the company',
  companyName: 'Company name',
  companyId: 'Company ID (IČO)',
  vatId: 'VAT ID',
  address: 'Registered address',
  note: 'Note',
  discountCode: 'Discount code',
};

export const detailsProblems: DetailsProblemWords = {
  'name-missing': 'Enter your full name',
  'email-missing': 'Enter your email',
  'email-invalid': 'Enter a valid email, for example jane@company.com',
  'email-unpayable':
    'The payment provider does not accept this address. Please enter another email.',
  'phone-missing': 'Enter your phone number',
  'phone-invalid': 'Enter a valid phone number',
  'phone-country-unknown': 'Choose a dialling code from the list',
  'company-name-missing': 'Enter the company name',
  'company-number-missing': 'Enter the company ID',
  'company-number-invalid': 'This company ID is not valid. Check all eight digits.',
  'company-number-foreign': `Write the company registration number in letters and digits, ${companyFields.companyId.most} characters at most`,
  'company-number-or-vat': 'Enter the company registration number or its VAT ID',
  'company-country-missing': 'Choose the country of the company',
  'start-missing': 'Choose when we should start',
  'vat-number-invalid': (form) =>
    form
      ? `Enter a valid VAT ID, for example ${form}`
      : 'Enter a valid VAT ID: letters and digits only',
  'address-missing': 'Enter the registered address',
  'text-too-long': 'The text is too long, please shorten it',
};

export const customerLabels: Record<CustomerText, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  companyCountry: 'Country',
  companyName: 'Company',
  companyId: 'Company ID',
  vatId: 'VAT ID',
  address: 'Registered address',
  note: 'Note',
};

/** The same where the company is abroad. */
export const foreignCompanyId = 'Registration number';

export const privacyNote: typeof cs = {
  before: 'How we handle your data is set out in our ',
  link: 'privacy policy',
};
