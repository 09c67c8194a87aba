import { sendEnquiry } from '#flows/messages/send-enquiry.ts';
import { type CallAnswer, type CallContext, refused } from './call.ts';
import { object, readFields, text } from './read-fields.ts';
import { faultsOf, refuseFields } from './refusal.ts';

const schema = object({
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
  const read = readFields(schema, body);
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
