import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type VolumeDiscounts, findCheapestPick } from '#domain/catalogue/pricing.ts';
import { VOLUME_DISCOUNTS_SUBJECT } from '#domain/catalogue/offer-terms.ts';
import { formatCount, formatMoney, formatPercent, formatTimes } from '#domain/money.ts';
import {
  volumeDiscountsForm,
  volumeDiscountsRows,
} from '#domain/catalogue/volume-discounts-form.ts';
import { changeVolumeDiscounts } from '#flows/offering/change-offer.ts';
import { restoreOffer } from '#flows/offering/store-offer.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { OfferPage, offerSaved } from '#web/admin/offer/offer-page.tsx';
import { EnterPreviews, Previewed, isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { readCurrentOffer } from '#web/admin/offer/read-current-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';

const { Form, Field } = adminForm(volumeDiscountsForm);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, offering, keptForm } = operatorOf(context);
  const offer = await readCurrentOffer(services);
  const { volumeDiscounts, stored } = offer;
  const { countsFrom } = volumeDiscounts;
  const shown = {
    ...volumeDiscountsForm.show(volumeDiscounts),
    countsFrom: countsFrom === 0 ? '' : formatCount(locale, countsFrom / 100),
  };
  return {
    locale,
    volumeDiscounts,
    catalogue: offering.catalogue,
    input: restoreInput(volumeDiscountsForm, keptForm) ?? shown,
    seen: String(offer.versionOf(VOLUME_DISCOUNTS_SUBJECT)),
    isUsual: !stored.rows.some(
      ({ subject, terms }) => subject === VOLUME_DISCOUNTS_SUBJECT && terms,
    ),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator, offering } = operatorOf(context);
  const field = postedFields(await request.formData());
  const to = (saved: keyof typeof offerSaved) =>
    redirectTo(withQuery(adminHref('operatorVolumeDiscounts'), { saved }));
  if (field(ACTION_FIELD) === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject: VOLUME_DISCOUNTS_SUBJECT });
    return to('restored');
  }
  const [input, id] = [volumeDiscountsForm.pick(field), postedId(field)];
  const answer = { input, id, saved: undefined };
  // What packages cost is part of what is shown.
  const previewed = [input, listPackages(offering.catalogue).map(({ price }) => price)];
  if (field(ACTION_FIELD) === 'confirm' && isAsPreviewed(field, previewed)) {
    const done = await changeVolumeDiscounts(services, {
      formId: id,
      operator,
      input,
      seen: field('seen'),
    });
    return done.ok ? to('changed') : answerRefusal(done, answer);
  }
  const read = volumeDiscountsForm.read(input);
  if (!read.ok) return answerRefusal({ ...read, problem: 'input-wrong' }, answer);
  const { volumeDiscounts } = await readCurrentOffer(services);
  const isSame = isDeepStrictEqual(volumeDiscounts, read.values);
  return data({ ...answer, wanted: read.values, isSame, previewed });
}

export const headers = answerHeaders;

export default function VolumeDiscountsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{priceWords[loaderData.locale].volumeDiscounts}</PageTitle>
      <VolumeDiscountsPage {...loaderData} {...actionData} />
    </>
  );
}

type VolumeDiscountsPageProps = Route.ComponentProps['loaderData'] & {
  problems?: FormState['problems'];
  /** The typed volume discounts, where it can be read and is to be shown first. */
  wanted?: VolumeDiscounts | undefined;
  /** It is what holds already: there is nothing to confirm. */
  isSame?: boolean;
  /** What its effect was made of. */
  previewed?: unknown;
  isStale?: boolean;
};

/** The volume discounts: its form, what a change does, and the way back to its default. */
function VolumeDiscountsPage(props: VolumeDiscountsPageProps) {
  const { locale, id, seen, wanted, isSame, isStale } = props;
  const { volumeDiscountsForm: m, volumeDiscountsProblems: problems, history } = priceWords[locale];
  const words = { fields: m, problems };
  return (
    <OfferPage
      {...props}
      {...{ history, isStale }}
      title={m.title}
      lead={m.lead}
      subject={VOLUME_DISCOUNTS_SUBJECT}
      restoreId={id}
    >
      <Form name="ladder" state={props} words={words} hidden={{ id, seen }}>
        <EnterPreviews name={ACTION_FIELD} value="preview" />
        {wanted && <Effect {...props} wanted={wanted} />}
        {/* Rows that are empty are none. */}
        {volumeDiscountsRows.map((row, index) => (
          <fieldset key={row} className="new-order__part">
            <legend>{m.tier(index + 1)}</legend>
            <div className="prices__pair">
              <Field name={`items-${row}`} label={m.items} />
              <Field name={`percent-${row}`} label={m.percent} />
            </div>
          </fieldset>
        ))}
        <Field
          name="popular"
          none={m.none}
          options={volumeDiscountsRows.map((row, index) => [row, m.tier(index + 1)] as const)}
        />
        <Field name="countsFrom" />
        <div>
          <Button
            variant={wanted && !isSame ? 'outline' : 'primary'}
            name={ACTION_FIELD}
            value="preview"
          >
            {m.preview}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}

/** The cheapest way to each step, before and after, and the button that makes the change. */
function Effect(props: VolumeDiscountsPageProps & { wanted: VolumeDiscounts }) {
  const { locale, volumeDiscounts, wanted, isSame, catalogue, previewed } = props;
  const { plan, volumeDiscountsForm: m } = priceWords[locale];
  const counts = [
    ...new Set([...volumeDiscounts.tiers, ...wanted.tiers].map(({ items }) => items)),
  ];
  const cost = (by: VolumeDiscounts, items: number) => {
    const cheapest = findCheapestPick({ catalogue, volumeDiscounts: by }, items);
    if (!cheapest) return m.unreachable;
    const price = formatMoney(locale, cheapest.price);
    const percent = formatPercent(locale, cheapest.percent);
    return `${formatTimes(locale, items, price)} = ${formatMoney(locale, cheapest.total)} (${percent})`;
  };
  if (isSame) return <Notice>{plan.same}</Notice>;
  return (
    <section className="panel prices__plan" aria-labelledby="plan">
      <h2 id="plan">{plan.title}</h2>
      <p>{m.cheapest}:</p>
      <ul>
        {counts
          .toSorted((a, b) => a - b)
          .map((items) => (
            <li key={items}>
              {m.effect(items, cost(volumeDiscounts, items), cost(wanted, items))}
            </li>
          ))}
      </ul>
      <Previewed of={previewed} />
      <div>
        <Button variant="primary" name={ACTION_FIELD} value="confirm">
          {plan.confirm}
        </Button>
      </div>
    </section>
  );
}
