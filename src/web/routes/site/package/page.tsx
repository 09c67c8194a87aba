import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { StructuredData, offerData, organizationId } from '#web/offers/structured-data.tsx';
import { BulkSection } from '#web/enquiry/bulk-section.tsx';
import { Course } from './course.tsx';
import { Features } from './features.tsx';
import { OrderCard } from './order-card.tsx';
import { PackageHead } from './package-head.tsx';
import type { PackageProps } from './package-props.ts';
import { Related } from './related-packages.tsx';
import { Security } from './security.tsx';

export function PackagePage({ origin, ...shown }: PackageProps & { origin: string }) {
  const { locale, sold } = shown;
  return (
    <>
      <OrdersStopped />
      <PackageHead {...shown} />
      <div className="column package">
        <OrderCard {...shown} />
        <div className="package__body">
          <Features {...shown} />
          <Course {...shown} />
          <Security />
        </div>
      </div>
      <Related {...shown} />
      <BulkSection where="package" packageId={sold.id} />
      <StructuredData
        data={{
          '@type': 'Service',
          name: describeOffer(locale, sold).full,
          serviceType: textOf(locale, sold).name,
          description: textOf(locale, sold).lead,
          provider: { '@id': organizationId(origin) },
          offers: offerData(locale, origin, sold),
        }}
      />
    </>
  );
}
