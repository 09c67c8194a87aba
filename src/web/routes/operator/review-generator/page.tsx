import { adminHref } from '#domain/addresses.ts';
import { REVIEW_COUNT } from '#domain/generators/batch.ts';
import { type ReviewedService, reviewedServices } from '#domain/generators/reviewed-services.ts';
import { keysOf } from '#domain/records.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { GeneratorFrame } from '#web/operator/generator-frame.tsx';
import { generatorWords } from '#web/operator/generator-words.ts';
import type { GeneratorFacts } from '#web/operator/load-generator.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

interface ReviewGeneratorProps extends GeneratorFacts {
  /** The services that can be bought. */
  sold: readonly ReviewedService[];
  /** Whether generated reviews show on the site at all. */
  areShown: boolean;
  typed: { service: string; count: string | undefined };
  isServiceMissing?: boolean;
  isCountWrong?: boolean;
  /** Together in both languages they are more texts than a batch may have. */
  isTooMany?: boolean;
  isBusy?: boolean;
}

/** Reviews of a service, as many in each language as are wanted. */
export function ReviewGeneratorPage(props: ReviewGeneratorProps) {
  const { locale, areShown, isBusy = false } = props;
  const { reviews: m } = generatorWords[locale];
  return (
    <GeneratorFrame {...props} title={m.title} lead={m.lead} isBusy={isBusy}>
      {!areShown && (
        <Notice tone="warning">
          <p>
            {m.hidden} <a href={adminHref('operatorReviews')}>{m.toSwitches}</a>
          </p>
        </Notice>
      )}
      <ReviewForm {...props} />
    </GeneratorFrame>
  );
}

function ReviewForm(props: ReviewGeneratorProps) {
  const { locale, typed, sold, isRunning, formId, settings } = props;
  const { isServiceMissing, isCountWrong, isTooMany, mostTexts } = props;
  const { reviews: m, textsMany } = generatorWords[locale];
  const service = isServiceMissing ? m.problems['service-missing'] : undefined;
  const wrongCount = isCountWrong ? m.problems['count-wrong'] : undefined;
  const count = isTooMany ? textsMany(mostTexts) : wrongCount;
  const errors = [
    ...(service === undefined ? [] : [{ field: 'service', message: service }]),
    ...(count === undefined ? [] : [{ field: 'count', message: count }]),
  ];
  return (
    <FormName value="reviews">
      <form method="post" className="panel" noValidate>
        <FormErrors locale={locale} errors={errors} />
        <fieldset className="generator__fields" disabled={isRunning}>
          <legend className="visually-hidden">{m.title}</legend>
          <input type="hidden" name="id" value={formId} />
          <SelectField
            name="service"
            label={m.service}
            error={service}
            defaultValue={typed.service}
            required
          >
            <option value="">{m.chooseService}</option>
            {keysOf(reviewedServices).map((each) => (
              <option key={each} value={each}>
                {sold.includes(each) ? m.services[each] : `${m.services[each]} (${m.notSold})`}
              </option>
            ))}
          </SelectField>
          <TextField
            name="count"
            label={m.count}
            hint={m.countHint}
            error={count}
            defaultValue={typed.count ?? String(REVIEW_COUNT.usual)}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <p className="small">{m.saved[settings.generatedReviews]}</p>
          <div className="cluster">
            <Button variant="primary">{m.begin}</Button>
          </div>
        </fieldset>
      </form>
    </FormName>
  );
}
