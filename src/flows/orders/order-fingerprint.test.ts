import { expect, it } from 'vitest';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { sampleCustomer } from '#tests/stage/sample-customer.ts';
import { fingerprintOf } from './order-request.ts';

const person = {
  name: 'Žofie',
  email: 'zofie@example.com',
  phone: '777123456',
  note: 'a\nb',
};
const company = {
  ...person,
  companyInvoice: true,
  // A call may leave it out.
  companyCountry: '',
  companyName: 'A & B',
  companyId: '45274649',
  address: 'Ulice',
};

// An unpaid order is found again by the fingerprint in its row, which must never become another.
it.each<[Partial<DetailsForm>, string]>([
  [person, 'HPhrd6bbS7x0pU5OGV8lEYvXJcFyIhKru-qPzmGNiFE'],
  [{ ...company, vatId: 'cz45274649' }, 'AkEOsTNMB64TrFmbr1oi5xQ-1WFdlGyw9xPzphJ2IME'],
  [company, 'jFC3tXdpj0RsAdLtMXGvyZpBmGb-FHbjfpXgYdgI5_8'],
])('keeps the fingerprint of an order of %j', (input, fingerprint) => {
  const request = {
    locale: 'cs' as const,
    cartId: 'c',
    items: [{ packageId: 'ig-likes-100', quantity: 2, target: null }],
    customer: sampleCustomer(input),
    discountCode: '',
    expressConsent: null,
    consentVersion: 'v',
    termsVersion: '2026-11-01',
    mayInvite: true,
    seenTotal: 100,
    client: 'c',
  };
  expect(fingerprintOf(request, { total: 100 })).toBe(fingerprint);
});
