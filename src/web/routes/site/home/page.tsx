import type { Popular } from '#domain/catalogue/popularity.ts';
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
  const { shop, offering, popular, claims, press, reviews, faq, contact } = props;
  const { catalogue, ladder } = offering;
  return (
    <>
      <OrdersStopped />
      <Hero catalogue={catalogue} />
      <HeroFeatures />
      <Platforms catalogue={catalogue} />
      <Technology claims={claims} />
      <Steps />
      <Discount ladder={ladder} isBorneOut={popular.isRung} />
      <Pricing catalogue={catalogue} contact={contact} />
      <Press {...press} />
      <Reviews {...reviews} />
      {faq.questions.length > 0 && <Questions {...faq} />}
      <OrderStart />
      <About shop={shop} claims={claims.about} />
      <Contact />
    </>
  );
}
