import { data, redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import {
  type ReviewedService,
  REVIEW_COUNT,
  isSold,
  readReviewCount,
  reviewedServices,
} from '#domain/generators/batch.ts';
import { locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { beginGenerator } from '#flows/generators/change-generator.ts';
import { FormErrors } from '#web/admin/form/form-errors.tsx';
import { restoredFields } from '#web/admin/form/posted-form.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { actOnBatch, batchAddress } from '#web/admin/generators/generator-act.ts';
import { GeneratorFrame } from '#web/admin/generators/generator-frame.tsx';
import { generatorWords } from '#web/admin/generators/generator-words.ts';
import { type GeneratorFacts, loadGenerator } from '#web/admin/generators/load-generator.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, offering, keptForm } = operatorOf(context);
  const kept = restoredFields(keptForm);
  const origins = await services.reviewOrigins();
  return {
    ...(await loadGenerator(context, request, 'reviews')),
    brand: services.shop.brand,
    sold: keysOf(reviewedServices).filter((service) => isSold(service, offering.catalogue)),
    areShown: origins.includes('generated'),
    input: { service: kept?.('service') ?? '', count: kept?.('count') },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const inside = operatorOf(context);
  const field = postedFields(await request.formData());
  const acted = await actOnBatch(inside, 'reviews', field);
  if (acted instanceof Response) return acted;
  if (acted) return data({ isBusy: true }, { status: 409 });
  const input = { service: field('service'), count: field('count') };
  const service = keysOf(reviewedServices).find((each) => each === input.service);
  const count = readReviewCount(input.count);
  if (!service || count === undefined) {
    const isServiceMissing = service === undefined;
    return data({ input, isServiceMissing, isCountWrong: count === undefined }, { status: 422 });
  }
  const id = field('id');
  const { services, operator } = inside;
  const pair = locales.map((language) => ({
    subject: reviewedServices[service][language],
    language,
  }));
  const items = Array.from({ length: count }, () => pair).flat();
  const begun = await beginGenerator(services, { id, operator, kind: 'reviews', items });
  if (begun.ok) return redirect(batchAddress('reviews', id), 303);
  if (begun.problem === 'texts-many') return data({ input, isTooMany: true }, { status: 422 });
  return data({ input, isBusy: true }, { status: 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  const { title } = generatorWords[locale].reviews;
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function ReviewGeneratorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewGeneratorPage {...loaderData} {...actionData} />;
}

interface ReviewGeneratorProps extends GeneratorFacts {
  /** The services that can be bought. */
  sold: readonly ReviewedService[];
  /** Whether generated reviews show on the site at all. */
  areShown: boolean;
  input: { service: string; count: string | undefined };
  isServiceMissing?: boolean;
  isCountWrong?: boolean;
  /** Together in both languages they are more texts than a batch may have. */
  isTooMany?: boolean;
  isBusy?: boolean;
}

/** Reviews of a service, as many in each language as are wanted. */
function ReviewGeneratorPage(props: ReviewGeneratorProps) {
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
  const { locale, input, sold, isRunning, formId, settings } = props;
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
        <FormErrors errors={errors} />
        <fieldset className="generator__fields" disabled={isRunning}>
          <legend className="visually-hidden">{m.title}</legend>
          <input type="hidden" name="id" value={formId} />
          <SelectField
            name="service"
            label={m.service}
            error={service}
            defaultValue={input.service}
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
            defaultValue={input.count ?? String(REVIEW_COUNT.usual)}
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
