import { lookUpCompany } from '#flows/people/look-up-company.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import type { Route } from './+types/route.ts';

/** What the order form asks while it is being filled in; the answer is a `CompanyLookUp` as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = postedFields(await request.formData());
  const { services, client } = shopOf(context);
  const answer = await lookUpCompany(services, field('companyId'), client);
  const headers = { 'Cache-Control': 'no-store' };
  if (answer.ok || answer.problem !== 'too-many-look-ups')
    return Response.json(answer, { headers });
  const wait = retryAfter(answer.retryAfterSeconds);
  return Response.json(answer, { status: 429, headers: { ...headers, ...wait } });
}
