import { answerTime } from '#domain/answer-time.ts';
import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/promises.ts';
import type { Shop } from '#domain/shop.ts';
import { BulkForm } from '#web/forms/enquiry/bulk-form.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** What no package holds is asked for here. */
export function BulkOrders({ shop }: { shop: Shop }) {
  const locale = useLocale();
  const { bulk: words } = useWords().howItWorks;
  return (
    <section className="section" id="bulk" aria-labelledby="bulk-title">
      <div className="column enquiry-section">
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
