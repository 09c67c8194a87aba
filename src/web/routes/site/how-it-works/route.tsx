import { href } from '#domain/addresses.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { wordsOf } from '#messages/words.ts';
import type { Claims, ShownClaim } from '#domain/content/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { answerTime } from '#domain/shop/answer-time.ts';
import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/shop/promises.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { BulkForm } from '#web/forms/message/message-forms.tsx';
import type { Route } from './+types/route.ts';
import {
  Benefits,
  PlatformList,
  Principle,
  HowItWorksSteps,
  HowItWorksTechnology,
} from './sections.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('howItWorks', edition));
  const claims = howItWorksClaimsOf(await readClaims(context));
  return { locale, addresses, brand: services.shop.brand, claims };
}

export const headers = tagPage('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).howItWorks;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

/** From the principle to the order; without a figure that may be shown it is whole all the same. */
export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { claims } = loaderData;
  const facts = usePageFacts();
  const { shop, offering } = facts;
  return (
    <>
      <Head statistics={claims.statistics} />
      <Principle metrics={claims.metrics} />
      <HowItWorksSteps encryption={claims.encryption} />
      <HowItWorksTechnology targeting={claims.targeting} />
      <Benefits shop={shop} offering={offering} />
      <PlatformList catalogue={offering.catalogue} contact={contactAddress(facts)} />
      <StartGrowing />
      <BulkOrders shop={shop} />
    </>
  );
}

/** What this page claims, as far as it may be shown (rules 29). */
function howItWorksClaimsOf(claims: Claims) {
  return {
    statistics: claims.list(
      'satisfiedCustomers',
      'deliveredHowItWorks',
      'writeAnyTime',
      'successRate',
    ),
    metrics: claims.shown('metricsMayNotBeReal'),
    encryption: claims.shown('ssl256'),
    targeting: claims.shown('aiTargeting'),
  };
}

interface HeadProps {
  statistics: readonly ShownClaim[];
}

function Head({ statistics }: HeadProps) {
  const words = useWords().howItWorks;
  return (
    <div className="column how-head">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {statistics.length > 0 && <Statistics statistics={statistics} />}
    </div>
  );
}

/** Large figures on one line of paper; it is as long as there are figures that may be shown. */
function Statistics({ statistics }: HeadProps) {
  return (
    <section className="how-figures" aria-labelledby="figures">
      <div className="cluster">
        <h2 className="how-figures__title" id="figures">
          {useWords().howItWorks.statistics}
        </h2>
        {statistics.some(({ isSample }) => isSample) && <SampleMark />}
      </div>
      <dl className="how-figures__list">
        {statistics.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way from reading to ordering. */
function StartGrowing() {
  const locale = useLocale();
  const { start: words } = useWords().howItWorks;
  return (
    <section className="section section--block" aria-labelledby="start">
      <div className="column start-growing">
        <div className="stack">
          <h2 id="start">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <ButtonLink
              variant="primary"
              size="large"
              iconEnd="arrow"
              href={`${href('home', locale)}#objednat`}
            >
              {words.link}
            </ButtonLink>
          </p>
        </div>
        <TakeOffLine />
      </div>
    </section>
  );
}

/** What no package holds is asked for here. */
function BulkOrders({ shop }: { shop: Shop }) {
  const locale = useLocale();
  const { bulk: words } = useWords().howItWorks;
  return (
    <section className="section" id="bulk" aria-labelledby="bulk-title">
      <div className="column message-section">
        <div className="stack">
          <h2 id="bulk-title">{words.title}</h2>
          <p className="lead">
            {words.text(formatCount(locale, BULK_FROM_AMOUNT), answerTime(locale, shop))}
          </p>
        </div>
        <BulkForm where="how-it-works" button="secondary" />
      </div>
    </section>
  );
}
