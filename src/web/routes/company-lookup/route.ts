import type { ActionFunctionArgs } from 'react-router';
import { lookUpCompany } from '#flows/look-up-company.ts';
import { shopOf } from '#web/context.ts';

/** What the order form asks while it is being filled in; the answer is a `CompanyLookUp` as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = (await request.formData()).get('companyId');
  const answer = await lookUpCompany(
    shopOf(context).services,
    typeof typed === 'string' ? typed : '',
  );
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}
