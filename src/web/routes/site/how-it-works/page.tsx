import { Benefits } from './benefits.tsx';
import { BulkOrders } from './bulk-orders.tsx';
import { Head } from './head.tsx';
import type { HowItWorksProps } from './page-props.ts';
import { Platforms } from './platforms.tsx';
import { Principle } from './principle.tsx';
import { StartGrowing } from './start-growing.tsx';
import { Steps } from './steps.tsx';
import { Technology } from './technology.tsx';

/** From the principle to the order; without a figure that may be shown it is whole all the same. */
export function HowItWorksPage({ locale, shop, offering, claims, contact }: HowItWorksProps) {
  return (
    <>
      <Head locale={locale} statistics={claims.statistics} />
      <Principle locale={locale} metrics={claims.metrics} />
      <Steps locale={locale} encryption={claims.encryption} />
      <Technology locale={locale} targeting={claims.targeting} />
      <Benefits locale={locale} shop={shop} offering={offering} />
      <Platforms locale={locale} catalogue={offering.catalogue} contact={contact} />
      <StartGrowing locale={locale} />
      <BulkOrders locale={locale} shop={shop} />
    </>
  );
}
