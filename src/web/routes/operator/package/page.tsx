import { adminHref, withQuery } from '#domain/addresses.ts';
import { priceWords } from '#web/operator/price-words.ts';
import { RestoreForm } from '#web/operator/restore-form.tsx';
import { SaveNews } from '#web/operator/save-news.tsx';
import { subjectName } from '#web/operator/subject-name.ts';
import { PackageForm } from './package-form.tsx';
import type { PackageDeskProps } from './package-desk-props.ts';
import { PlanSection } from './plan.tsx';

/** One package: what a change of it would do, its form, and the way back to its default. */
export function PackageDeskPage(props: PackageDeskProps) {
  const { locale, sold, formId, isUsual, saved, plan, problems, isStale } = props;
  const m = priceWords[locale];
  const isAnswered = plan !== undefined || problems !== undefined;
  const history = withQuery(adminHref('operatorPriceHistory'), { of: sold.id });
  return (
    <div className="desk-page new-order prices">
      <header className="stack">
        <p>
          <a href={adminHref('operatorPrices')}>← {m.back}</a>
        </p>
        <h1>{subjectName(locale, sold.id)}</h1>
        <p>
          <a href={history}>{m.packageHistory}</a>
        </p>
      </header>
      <SaveNews
        stale={isStale && m.stale}
        saved={saved && !isAnswered && (saved === 'changed' ? m.saved : m.restored)}
      />
      <PackageForm {...props}>{plan && <PlanSection {...props} plan={plan} />}</PackageForm>
      <RestoreForm m={m} formId={formId} isUsual={isUsual} />
    </div>
  );
}
