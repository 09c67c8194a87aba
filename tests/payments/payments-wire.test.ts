import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { Stripe } from 'stripe';
import { createGenerator } from 'ts-json-schema-generator';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '#ports/payments/contract.ts';
import { createStripePayments } from '#ports/payments/stripe.ts';
import type { FormFields, FormValue } from '#test-checkout/api/wire.ts';
import { parseForm } from '#test-checkout/api/wire.ts';

/*
 * The test checkout is our own, so it can only repeat our idea of Stripe. This is the second witness:
 * what the adapter really sends is held against a schema made from the types in Stripe's own package.
 */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const CACHE = new URL('../../node_modules/.cache/stripe-wire/', import.meta.url);
const TYPES = { session: 'SessionCreate', refund: 'RefundCreate' } as const;
const SOURCE = `import type { Stripe } from 'stripe';
export type SessionCreate = Stripe.Checkout.SessionCreateParams;
export type RefundCreate = Stripe.RefundCreateParams;
`;

/** The schema of the parameters; making it takes long, so it is kept for each version of the package. */
async function schemaOf(type: string): Promise<Json> {
  const file = new URL(`${Stripe.PACKAGE_VERSION}-${type}.json`, CACHE);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept);
  await mkdir(CACHE, { recursive: true });
  const source = new URL('source.ts', CACHE);
  await writeFile(source, SOURCE);
  const schema = createGenerator({
    path: fileURLToPath(source),
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema(type);
  const text = JSON.stringify(schema);
  await writeFile(file, text);
  return JSON.parse(text);
}

/** Takes away the "or any other string" by which Stripe's types let every misspelling through. */
function withoutOtherStrings(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutOtherStrings);
  if (schema === null || typeof schema !== 'object') return schema;
  const changed: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(schema)) changed[name] = withoutOtherStrings(value);
  if (Array.isArray(changed.anyOf)) changed.anyOf = changed.anyOf.filter((one) => !isOther(one));
  return changed;
}

function isOther(schema: Json): boolean {
  return Object(schema).$ref === '#/definitions/OtherString';
}

async function validatorOf(type: string): Promise<ValidateFunction> {
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
  return ajv.compile(Object(withoutOtherStrings(await schemaOf(type))));
}

/** The schema knows no integers: every amount is one, and none is negative. */
function amountsAreWhole(value: FormValue): boolean {
  if (typeof value === 'string') return true;
  return Object.entries(value).every(([name, inner]) =>
    /amount|quantity|expires_at/.test(name) ? /^\d+$/.test(String(inner)) : amountsAreWhole(inner),
  );
}

/** What the adapter sends: the body of each call, parsed. */
async function sent(): Promise<{ session: FormFields; refund: FormFields }> {
  const bodies: FormFields[] = [];
  const payments = createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    provider: 'Stripe',
    isTest: true,
    checkoutOrigin: undefined,
    fetch: async (input, init) => {
      if (init?.method !== 'POST') return Response.json({ object: 'list', data: [] });
      bodies.push(parseForm(await new Request(input, init).text()));
      return Response.json({ id: 'x_1', url: 'https://checkout.stripe.com/c' });
    },
  });
  await payments.openCheckout(sampleRequest());
  await payments.refund({ paymentId: 'pi_1', amount: 100, idempotencyKey: 'refund-1' });
  const [session, refund] = bodies;
  if (!session || !refund) throw new Error('The adapter did not send two calls.');
  return { session, refund };
}

describe('what the adapter sends, held against Stripe’s own types', () => {
  let session: ValidateFunction;
  let refund: ValidateFunction;
  let calls: Awaited<ReturnType<typeof sent>>;

  beforeAll(async () => {
    [session, refund, calls] = await Promise.all([
      validatorOf(TYPES.session),
      validatorOf(TYPES.refund),
      sent(),
    ]);
  }, 180_000);

  /** Validation turns texts into numbers in place, so each check has a copy of its own. */
  const accepts = (validate: ValidateFunction, fields: FormFields) =>
    validate(structuredClone({ ...fields })) && amountsAreWhole(fields);

  it('fits: the session and the refund', () => {
    session(structuredClone({ ...calls.session }));
    expect(session.errors).toBeNull();
    expect(accepts(session, calls.session)).toBe(true);
    expect(accepts(refund, calls.refund)).toBe(true);
  });

  it.each<[string, FormFields]>([
    ['an unknown field', { tip: '1' }],
    ['a parameter that is gone', { payment_method_types: ['card'] }],
    ['a parameter of payments', { automatic_payment_methods: { enabled: 'true' } }],
    ['a locale that does not exist', { locale: 'cz' }],
    ['a mode that does not exist', { mode: 'pay' }],
    ['a time in words', { expires_at: 'tomorrow' }],
    ['a switch in words', { adaptive_pricing: { enabled: 'no' } }],
    ['a line with an unknown field', { line_items: [{ quantity: '1', colour: 'red' }] }],
    ['a negative amount', line({ unit_amount: '-1' })],
    ['a fraction of a haléř', line({ unit_amount: '1.5' })],
    ['an amount in words', line({ unit_amount: 'much' })],
  ])('would not fit with %s', (_, change) => {
    expect(accepts(session, { ...calls.session, ...change })).toBe(false);
  });

  it('would not fit as a refund with an unknown reason or field', () => {
    expect(accepts(refund, { ...calls.refund, reason: 'changed_mind' })).toBe(false);
    expect(accepts(refund, { ...calls.refund, order: 'o1' })).toBe(false);
  });

  function line(price: FormFields): FormFields {
    const product_data = { name: 'A' };
    return {
      line_items: [{ quantity: '1', price_data: { currency: 'czk', product_data, ...price } }],
    };
  }
});
