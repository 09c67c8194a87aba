import type { Shop } from '#domain/shop/shop.ts';
import { expressRequest } from '#content/legal/consent.ts';
import { termsVersion } from '#content/legal/legal-text.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type DetailsProblem, readDetailsForm } from '#domain/customer/details-form.ts';
import { readDetails } from '#domain/customer/read-details.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { MAX_LINES, quantityProblem } from '#domain/order/cart.ts';
import { type PaymentTypo, readEnteredPayment } from '#domain/order/entered.ts';
import type { TargetProblem } from '#domain/target/target.ts';
import { takeTarget } from '#domain/target/read-target.ts';
import type { EnteredOrder } from '#flows/orders/enter-order.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** What is wrong at a field of the form, by its name. */
export type NewOrderProblem =
  | { of: 'details'; key: DetailsProblem; country?: string }
  | { of: 'payment'; key: PaymentTypo }
  | { of: 'target'; target: TargetProblem }
  | { of: 'row'; key: 'cartEmpty' | 'quantityWrong' | 'packageUnknown' };
export type NewOrderProblems = Readonly<Record<string, NewOrderProblem>>;

type Read = Omit<EnteredOrder, 'id' | 'operator' | 'seenTotal'>;

/** How many rows the form has at first, and how many more a press adds. */
const ROWS = 4;

/** How many rows a form has: those that were posted, a few at first. */
export function rowsIn(field: PostedFields, added = 0): number {
  const posted = Number(field('rows'));
  const rows = Number.isSafeInteger(posted) && posted > 0 ? posted : ROWS;
  return Math.min(MAX_LINES, rows + added * ROWS);
}

/** Reads the whole form, or says what is wrong at which of its fields. */
export function readNewOrder(
  { catalogue, shop }: { catalogue: Catalogue; shop: Shop },
  field: PostedFields,
  now: Date,
): { ok: true; read: Read } | { ok: false; problems: NewOrderProblems } {
  const locale = locales.find((each) => each === field('locale')) ?? 'cs';
  const rows = readRows(catalogue, field);
  const customer = readCustomer(field, locale);
  const payment = readEnteredPayment(
    {
      how: field('how'),
      paidOn: cleanText(field('paidOn')),
      reference: field('reference'),
      reason: field('reason'),
    },
    now,
  );
  if (rows.ok && customer.ok && payment.ok) {
    const { isEarly, ...who } = customer;
    return {
      ok: true,
      read: {
        locale,
        items: rows.items,
        customer: who.customer,
        payment: payment.payment,
        expressConsent: who.customer.company ? null : isEarly,
        consentVersion: expressRequest[locale].version,
        termsVersion: termsVersion(shop),
      },
    };
  }
  const ofPayment = payment.ok ? {} : payment.problems;
  return {
    ok: false,
    problems: {
      ...(rows.ok ? {} : rows.problems),
      ...(customer.ok ? {} : customer.problems),
      ...findNamed(ofPayment, (key) => ({ of: 'payment', key })),
    },
  };
}

function readCustomer(field: PostedFields, locale: Locale) {
  const form = readDetailsForm({ get: field }, locale);
  const read = readDetails(form, locale, { phoneNeeded: false });
  if (read.ok) return { ...read, isEarly: form.start === 'now' };
  const problems = findNamed(read.problems, (key): NewOrderProblem => ({
    of: 'details',
    key,
    country: form.companyCountry,
  }));
  return { ok: false as const, problems };
}

/** A row without a package is none; a target may be missing, which the order's page asks for. */
function readRows(catalogue: Catalogue, field: PostedFields) {
  const problems: Record<string, NewOrderProblem> = {};
  const items: Read['items'] = [];
  for (let row = 0; row < rowsIn(field); row++) {
    const packageId = field(`package-${row}`);
    if (packageId === '') continue;
    const sold = findPackage(catalogue, packageId);
    const quantity = Number(cleanText(field(`quantity-${row}`)));
    const input = cleanText(field(`target-${row}`));
    const confirmed = field(`confirmed-target-${row}`);
    const isGiven = sold && input !== '';
    const target = isGiven
      ? takeTarget(sold.platform, sold.service, input, { kept: null, confirmed })
      : null;
    if (!sold) problems[`package-${row}`] = { of: 'row', key: 'packageUnknown' };
    if (quantityProblem(quantity)) {
      problems[`quantity-${row}`] = { of: 'row', key: 'quantityWrong' };
    }
    if (target && !target.ok) problems[`target-${row}`] = { of: 'target', target };
    items.push({ packageId, quantity, target: target?.ok ? target : null });
  }
  if (items.length === 0) problems['package-0'] = { of: 'row', key: 'cartEmpty' };
  return Object.keys(problems).length > 0
    ? { ok: false as const, problems }
    : { ok: true as const, items };
}

function findNamed<Value>(
  problems: Readonly<Record<string, Value | undefined>>,
  toProblem: (value: Value) => NewOrderProblem,
): Record<string, NewOrderProblem> {
  const found = Object.entries(problems).flatMap(([name, value]): [string, NewOrderProblem][] =>
    value === undefined ? [] : [[name, toProblem(value)]],
  );
  return Object.fromEntries(found);
}
