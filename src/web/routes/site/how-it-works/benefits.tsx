import { answerTime } from '#domain/answer-time.ts';
import { guaranteeRange } from '#domain/catalogue/catalogue.ts';
import { topRung } from '#domain/catalogue/pricing.ts';
import { useLocale, useWords } from '#web/words.ts';
import type { HowItWorksProps } from './page-props.ts';
import { Rows } from './rows.tsx';

/** What a customer has of it: every line is kept by a rule of the shop. */
export function Benefits({ shop, offering }: Pick<HowItWorksProps, 'shop' | 'offering'>) {
  const locale = useLocale();
  const { benefits: words } = useWords().howItWorks;
  const guarantee = guaranteeRange(offering.catalogue);
  const { percent } = topRung(offering.ladder);
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="column stack stack--large">
        <h2 id="benefits">{words.title}</h2>
        <Rows layout="two" rows={words.rows(guarantee, percent, answerTime(locale, shop))} />
      </div>
    </section>
  );
}
