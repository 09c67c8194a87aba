import { data } from 'react-router';
import { href, withQuery } from '#domain/addresses.ts';
import { ALL_SUBJECTS, restoreOffer } from '#flows/offering/restore-offer.ts';
import { isUuid } from '#domain/uuid.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { savedIn } from '#web/operator/saved-in.ts';
import type { Route } from './+types/route.ts';
import { PricesPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { services: offered, stored } = await readOfferDesk(services);
  const { catalogue } = services.offering();
  return {
    locale,
    services: offered,
    changed: stored.rows.filter(({ terms }) => terms !== null).map(({ subject }) => subject),
    catalogue,
    formId: crypto.randomUUID(),
    isRestored: savedIn(request) === 'restored',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const formId = field('id');
  if (field('intent') !== 'restore-all' || !isUuid(formId)) throw data(null, { status: 400 });
  await restoreOffer(services, { formId, operator, subject: ALL_SUBJECTS });
  return onTo(withQuery(href('operatorPrices', 'cs'), { saved: 'restored' }));
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />;
}
