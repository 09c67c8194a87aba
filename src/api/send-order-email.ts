import type { CallAnswer, CallContext } from './call.ts';
import { refused } from './call.ts';
import { orderShape } from './order-body.ts';
import { orderByCall } from './order-by-call.ts';
import { object, readFields, text } from './read-fields.ts';
import { refuseFields, renamed } from './refusal.ts';

const schema = object({
  ...orderShape,
  /** The form's name for what the call names `username`. */
  profileName: text,
  profile: text,
});

/**
 * Stores an order with everything from its form. Its e-mails go out when it is paid (rules 14); the key in
 * the answer opens its checkout (rules 25).
 */
export async function sendOrderEmail(context: CallContext, body: unknown): Promise<CallAnswer> {
  const read = readFields(schema, body);
  if (!read.ok) return refused(refuseFields(read.faults));
  const { profileName, profile, ...rest } = read.value;
  const sent = { ...rest, username: rest.username || profileName || profile };
  const placed = await orderByCall(context, sent, { phoneNeeded: true, discountUnit: 'percent' });
  if (!placed.ok) {
    const named = rest.username ? 'username' : profileName ? 'profileName' : 'profile';
    return refused(renamed(placed.refusal, { username: named }));
  }
  const { order, idempotencyKey } = placed;
  return { ok: true, body: { ok: true, orderNumber: order.number, idempotencyKey } };
}
