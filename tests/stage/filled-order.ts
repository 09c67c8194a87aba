import { companyFields, customerFields } from '#domain/customer/customer.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { newId } from '#web/cookies/new-id.ts';
import { type Request, fillCart } from './ordering.ts';
import type { Visitor } from './visitor.ts';

/** The largest cart that a browser keeps: as many rows as there may be, with links as long as still fit. */
function largestCart(visitor: Visitor): readonly Request[] {
  const wishes = (length: number): Request[] =>
    Array.from({ length: MAX_LINES }, (_, row) => ({
      packageId: 'tt-likes-10000',
      quantity: 90 + (row % 10),
      target: `https://www.tiktok.com/@${String(row).padStart(length, 'a')}/video/${'7'.repeat(19)}`,
    }));
  let length = 1;
  while (length < 24 && isKept(wishes(length + 1), visitor)) length += 1;
  return wishes(length);
}

function isKept(wishes: readonly Request[], { cookieNaming }: Visitor): boolean {
  const lines = wishes.map((wish) => ({ id: newId(6), quantity: 1, ...wish }));
  return writeCart({ id: newId(16), lines }, cookieNaming) !== undefined;
}

export function fillLargestCart(visitor: Visitor): void {
  fillCart(visitor, largestCart(visitor));
}

/** The texts of step 2, each filled to its limit with one sign wherever any sign may stand. */
export function filledDetails(sign: string): Record<string, string> {
  const filled = (most: number) => sign.repeat(Math.floor(most / sign.length)).padEnd(most, 'a');
  return {
    name: filled(customerFields.name.most),
    email: longestEmail(),
    phoneCountry: 'CZ',
    phone: '777 123 456'.padEnd(customerFields.phone.most, ' '),
    companyInvoice: 'on',
    companyCountry: 'DE',
    companyName: filled(companyFields.companyName.most),
    companyId: '1'.padEnd(companyFields.companyId.most, '2'),
    vatId: 'DE123456789',
    address: filled(companyFields.address.most),
    note: filled(customerFields.note.most),
  };
}

/** An address as long as any may be, in parts as long as each may be. */
function longestEmail(): string {
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  return `${'a'.repeat(MAX_EMAIL_LENGTH - 1 - domain.length)}@${domain}`;
}
