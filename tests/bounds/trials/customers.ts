import { MAX_LINES } from '#domain/order/cart.ts';
import { customerFields } from '#domain/customer/customer.ts';
import { encoded } from '#tests/hostile/forms.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { newId } from '#web/cookies/new-id.ts';
import { type Sender, type Trial, postForm } from '#tests/bounds/trial.ts';

/** The largest cart that a browser can have, as a Cookie header. */
function fullCart(): string {
  const lines = Array.from({ length: MAX_LINES }, (_, row) => ({
    id: newId(6),
    packageId: 'ig-likes-100',
    quantity: 99,
    target: `https://www.instagram.com/p/C${String(row).padStart(10, 'abcdefghij')}/`,
  }));
  for (let rows = lines.length; rows > 0; rows -= 1) {
    const line = writeCart({ id: newId(16), lines: lines.slice(0, rows) }, 'plain');
    if (line !== undefined) return line.split(';')[0] ?? '';
  }
  return '';
}

function details(note: string): string {
  const long = (text: string, most: number) => text.repeat(most).slice(0, most);
  return new URLSearchParams({
    intent: 'order',
    name: long('Žofie Říhová ', customerFields.name.most),
    email: 'zofie@example.com',
    phoneCountry: 'CZ',
    phone: '777 123 456',
    companyInvoice: 'on',
    companyName: long('Příliš žluťoučký kůň ', 100),
    address: long('Ďáblická ulice ', 100),
    note,
  }).toString();
}

const notes = [
  'ř'.repeat(customerFields.note.most),
  'a'.repeat(1500),
  'a'.repeat(1700),
  'ř'.repeat(1000),
  'a'.repeat(20_000),
] as const;

function orders(sender: Sender): Buffer[] {
  const cookie = fullCart();
  return notes.map((note) =>
    postForm('/objednavka?step=details', encoded(details(note)), sender, { cookie }),
  );
}

export const customers: readonly Trial[] = [
  {
    name: 'customers: long notes with the largest cart',
    requests: orders,
    // Led on, or shown again with what was typed.
    answers: [303, 422],
  },
];
