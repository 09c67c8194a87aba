import type { Popular } from '#domain/catalogue/popularity.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import type { PressMarks } from '#domain/press-mark.ts';
import type { ReviewsBlock } from '#web/reviews/read-reviews-block.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Discount } from './discount.tsx';
import { HeroFeatures } from './hero-features.tsx';
import { Hero } from './hero.tsx';
import { OrderStart } from './order-start.tsx';
import { Platforms } from './platforms.tsx';
import { Press } from './press.tsx';
import { Pricing } from './pricing.tsx';
import { Reviews } from './reviews.tsx';
import { Questions, type QuestionsProps } from './questions.tsx';
import type { HomeClaims } from './shown-claims.ts';
import { Steps } from './steps.tsx';
import { Technology } from './technology.tsx';

export interface HomeProps {
  locale: Locale;
  shop: Shop;
  offering: Offering;
  popular: Popular;
  claims: HomeClaims;
  press: PressMarks;
  reviews: ReviewsBlock;
  faq: QuestionsProps;
  /** Where the shop can be written to. */
  contact: string;
}

/** Each section has a file of its own and an idea of its own; no two have the same shape. */
export function HomePage(props: HomeProps) {
  const { locale, shop, offering, popular, claims, press, reviews, faq, contact } = props;
  const { catalogue, ladder } = offering;
  return (
    <>
      <OrdersStopped locale={locale} />
      <Hero locale={locale} catalogue={catalogue} />
      <HeroFeatures locale={locale} />
      <Platforms locale={locale} catalogue={catalogue} />
      <Technology locale={locale} claims={claims} />
      <Steps locale={locale} />
      <Discount locale={locale} ladder={ladder} isBorneOut={popular.isRung} />
      <Pricing locale={locale} catalogue={catalogue} contact={contact} />
      <Press locale={locale} {...press} />
      <Reviews locale={locale} {...reviews} />
      {faq.questions.length > 0 && <Questions {...faq} />}
      <OrderStart locale={locale} />
      <About locale={locale} shop={shop} claims={claims.about} />
      <Contact locale={locale} />
    </>
  );
}
