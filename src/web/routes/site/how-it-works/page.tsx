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
export function HowItWorksPage({ shop, offering, claims, contact }: HowItWorksProps) {
  return (
    <>
      <Head statistics={claims.statistics} />
      <Principle metrics={claims.metrics} />
      <Steps encryption={claims.encryption} />
      <Technology targeting={claims.targeting} />
      <Benefits shop={shop} offering={offering} />
      <Platforms catalogue={offering.catalogue} contact={contact} />
      <StartGrowing />
      <BulkOrders shop={shop} />
    </>
  );
}
