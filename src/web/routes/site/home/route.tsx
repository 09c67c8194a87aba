import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { readPopular } from '#web/offers/read-popular.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { readHomeQuestions } from '#web/questions/read-faq.ts';
import { readReviewsBlock } from '#web/reviews/read-reviews.ts';
import { readPress } from '#web/press/read-press.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { platformName } from '#web/offers/platforms.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { nbsp } from '#web/frame/links.ts';
import { ContactSection } from '#web/contact/contact-section.tsx';
import type { Route } from './+types/route.ts';
import { homeClaimsOf } from './shown-claims.ts';
import { Discount, Platforms, Pricing } from './prices.tsx';
import { Hero, HeroFeatures } from './hero.tsx';
import { Press, Questions, Reviews } from './voices.tsx';
import { Steps, Technology } from './technology.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('home', edition));
  const popular = await readPopular(context);
  const claims = homeClaimsOf(await readClaims(context));
  const press = await readPress(context);
  const reviews = await readReviewsBlock(context);
  const faq = await readHomeQuestions(context);
  return { locale, addresses, brand: services.shop.brand, popular, claims, press, reviews, faq };
}

export const headers = tagPage('catalogue', 'claims', 'faq', 'press', 'reviews');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses, brand } = loaderData;
  const words = wordsOf(locale).home;
  return pageMeta({
    title: words.metaTitle(brand),
    description: words.metaDescription,
    editions: { own: locale, addresses },
  });
}

/** Each section has an idea of its own; no two have the same shape. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { popular, claims, press, reviews, faq } = loaderData;
  const facts = usePageFacts();
  const { shop, offering } = facts;
  const { catalogue, volumeDiscounts } = offering;
  return (
    <>
      <OrdersStopped />
      <Hero catalogue={catalogue} />
      <HeroFeatures />
      <Platforms catalogue={catalogue} />
      <Technology claims={claims} />
      <Steps />
      <Discount volumeDiscounts={volumeDiscounts} isSubstantiated={popular.isTier} />
      <Pricing catalogue={catalogue} contact={contactAddress(facts)} />
      <Press {...press} />
      <Reviews {...reviews} />
      {faq.questions.length > 0 && <Questions {...faq} />}
      <OrderStart />
      <About shop={shop} claims={claims.about} />
      <ContactSection where="home" />
    </>
  );
}

/** The order begins with a question: each answer opens the order with that platform chosen. */
function OrderStart() {
  const locale = useLocale();
  const { start: words } = useWords().home;
  return (
    <section className="section section--sunk" id="objednat" aria-labelledby="order-start">
      <div className="column order-start">
        <div className="order-start__words">
          <h2 id="order-start">{words.title}</h2>
          <p className="quiet">{words.text}</p>
          <ul className="order-start__answers">
            {platformIds.map((platform) => (
              <li key={platform}>
                <a
                  className="order-start__answer"
                  href={withQuery(href('wizard', locale), { platform })}
                >
                  <PlatformIcon platform={platform} />
                  {platformName(locale, platform)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <TakeOffLine />
      </div>
    </section>
  );
}

interface AboutProps {
  shop: Pick<Shop, 'brand' | 'operator' | 'supportMail'>;
  claims: readonly ShownClaim[];
}

/** Who sells this, said once in plain words, and what to do if one would like to work here. */
function About({ shop, claims }: AboutProps) {
  const { about: words } = useWords().home;
  const { brand, operator, supportMail } = shop;
  return (
    <section className="section" aria-labelledby="about">
      <div className="column about">
        <h2 id="about">{words.title(brand)}</h2>
        <div className="about__words">
          <p>{words.shop(brand, nbsp(operator.name), nbsp(operator.address))}</p>
          <p>{words.honest}</p>
          {claims.length > 0 && (
            <p className="cluster">
              {claims.map(({ id, text }) => (
                <span key={id}>{text}.</span>
              ))}
              {claims.some(({ isSample }) => isSample) && <SampleMark />}
            </p>
          )}
        </div>
        <div className="about__career">
          <h3>{words.career}</h3>
          <p className="quiet">
            {words.hiring} <a href={`mailto:${supportMail}`}>{supportMail}</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
