import { sendMessage } from '#flows/messages/send-message.ts';
import { type CallAnswer, type CallContext, writeRefusal } from './call.ts';
import { orderShape } from './order-body.ts';
import { orderByCall } from './order-by-call.ts';
import { readObject, readFields, text } from './read-fields.ts';
import { faultsOf, refuseFields, renameFields } from './refusal.ts';

const orderSchema = readObject({
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
  if (!read.ok) return writeRefusal(refuseFields(read.faults));
  const { profileName, profile, ...rest } = read.value;
  const sent = { ...rest, username: rest.username || profileName || profile };
  const ordered = await orderByCall(context, sent, { phoneNeeded: true, discountUnit: 'percent' });
  if (!ordered.ok) {
    const named = rest.username ? 'username' : profileName ? 'profileName' : 'profile';
    return writeRefusal(renameFields(ordered.refusal, { username: named }));
  }
  const { order, idempotencyKey } = ordered;
  return { ok: true, body: { ok: true, orderNumber: order.number, idempotencyKey } };
}

const messageSchema = readObject({
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
  if (!read.ok) return writeRefusal(refuseFields(read.faults));
  const { website: trap = '', ...sent } = read.value;
  const { name = '', email = '', phone = '', company = '', service = '', message = '' } = sent;
  const form = { from: 'call', name, email, phone, company, service, message } as const;
  const answer = await sendMessage(services, { form, trap, locale, client });
  if (answer.ok) return { ok: true, body: { ok: true } };
  if (answer.problem === 'too-often') {
    return writeRefusal({ code: 'too-often', retryAfterSeconds: answer.retryAfterSeconds });
  }
  return writeRefusal(refuseFields(faultsOf(answer.fields)));
}
