import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { StructuredData, offerData } from '#web/offers/structured-data.tsx';
import { Course } from './course.tsx';
import { Features } from './features.tsx';
import { OrderCard } from './order-card.tsx';
import { PackageHead } from './package-head.tsx';
import type { PackageProps } from './package-props.ts';
import { Related } from './related-packages.tsx';
import { Security } from './security.tsx';

export function PackagePage({ locale, origin, sold }: PackageProps & { origin: string }) {
  return (
    <>
      <PackageHead locale={locale} sold={sold} />
      <div className="column package">
        <OrderCard locale={locale} sold={sold} />
        <div className="package__body">
          <Features locale={locale} sold={sold} />
          <Course locale={locale} sold={sold} />
          <Security locale={locale} />
        </div>
      </div>
      <Related locale={locale} sold={sold} />
      <StructuredData
        data={{
          '@type': 'Service',
          name: describeOffer(locale, sold).full,
          description: textOf(locale, sold).lead,
          offers: offerData(locale, origin, sold),
        }}
      />
    </>
  );
}
