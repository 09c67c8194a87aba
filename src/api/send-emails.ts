import { sendEnquiry } from '#flows/messages/send-enquiry.ts';
import { type CallAnswer, type CallContext, refused } from './call.ts';
import { orderShape } from './order-body.ts';
import { orderByCall } from './order-by-call.ts';
import { object, readFields, text } from './read-fields.ts';
import { faultsOf, refuseFields, renamed } from './refusal.ts';

const orderSchema = object({
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
  const read = readFields(orderSchema, body);
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

const messageSchema = object({
  name: text,
  email: text,
  phone: text,
  company: text,
  service: text,
  message: text,
  /** People do not see this field: only a program that fills in everything fills it in. */
  website: text,
});

/** A message to the shop (rules 25). */
export async function sendContactEmail(
  { services, locale, client }: CallContext,
  body: unknown,
): Promise<CallAnswer> {
  const read = readFields(messageSchema, body);
  if (!read.ok) return refused(refuseFields(read.faults));
  const { website: trap = '', ...sent } = read.value;
  const { name = '', email = '', phone = '', company = '', service = '', message = '' } = sent;
  const form = { from: 'call', name, email, phone, company, service, message } as const;
  const answer = await sendEnquiry(services, { form, trap, locale, client });
  if (answer.ok) return { ok: true, body: { ok: true } };
  if (answer.problem === 'too-often') {
    return refused({ code: 'too-often', retryAfterSeconds: answer.retryAfterSeconds });
  }
  return refused(refuseFields(faultsOf(answer.fields)));
}
