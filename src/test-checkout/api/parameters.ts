import { z } from 'zod';
import type { FormFields } from './wire.ts';
import { Refusal } from './wire.ts';

const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'it must be a whole number that is not negative')
  .transform(Number);
const limit = whole.refine((count) => count >= 1 && count <= 100, 'it must be from 1 to 100');
const webAddress = z.url({ protocol: /^https?$/ }).max(5000);
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((record) => Object.keys(record).length <= 50, 'it may have at most 50 keys');

/** What the shop may send of `POST /v1/checkout/sessions`; everything else is refused. */
export const sessionRequest = z
  .strictObject({
    mode: z.literal('payment'),
    locale: z.enum(['cs', 'en']),
    customer_email: z.email().max(800),
    client_reference_id: z.string().min(1).max(200),
    line_items: z
      .array(
        z.strictObject({
          quantity: whole.refine((count) => count >= 1, 'it must be at least 1'),
          price_data: z.strictObject({
            currency: z.literal('czk'),
            unit_amount: whole,
            product_data: z.strictObject({ name: z.string().min(1).max(5000) }),
          }),
        }),
      )
      .min(1)
      .max(100),
    expires_at: whole,
    success_url: webAddress,
    cancel_url: webAddress,
    adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
    metadata,
    payment_intent_data: z.strictObject({ metadata }),
  })
  .refine(
    ({ line_items: lines }) =>
      lines.some((line) => line.quantity * line.price_data.unit_amount > 0),
    { path: ['line_items'], message: 'nothing is to be paid' },
  );
export type SessionRequest = z.infer<typeof sessionRequest>;

export const readRequest = z.strictObject({
  expand: z.array(z.literal('payment_intent.latest_charge')).optional(),
});

export const nothing = z.strictObject({});

export const sessionListRequest = z.strictObject({
  limit: limit.optional(),
  starting_after: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  payment_intent: z.string().optional(),
  created: z.strictObject({ gte: whole }).optional(),
  expand: z.array(z.literal('data.payment_intent.latest_charge')).optional(),
});

export const disputeListRequest = z.strictObject({
  limit: limit.optional(),
  starting_after: z.string().optional(),
  created: z.strictObject({ gte: whole }).optional(),
});

export const eventListRequest = z.strictObject({
  limit: limit.optional(),
  starting_after: z.string().optional(),
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
});

/** The shop sends no reason, so none is known here. */
export const refundRequest = z.strictObject({
  payment_intent: z.string().min(1),
  amount: whole.refine((amount) => amount >= 1, 'it must be at least 1').optional(),
  metadata: metadata.optional(),
});

export const refundListRequest = z.strictObject({
  payment_intent: z.string().min(1),
  limit: limit.optional(),
});

/** Parameters checked against a shape. @throws Refusal that names the first wrong one */
export function checkParameters<T>(shape: z.ZodType<T>, fields: FormFields): T {
  const result = shape.safeParse(fields, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new Refusal('Invalid parameters.');
  throw refusalOf(issue);
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return new Refusal(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined && issue.code !== 'custom') {
    return new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return new Refusal(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

function nameOf([head, ...rest]: readonly PropertyKey[]): string {
  return String(head ?? '') + rest.map((step) => `[${String(step)}]`).join('');
}
