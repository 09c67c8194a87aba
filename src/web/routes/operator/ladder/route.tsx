import { adminHref, withQuery } from '#domain/addresses.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type Ladder, cheapestWay } from '#domain/catalogue/pricing.ts';
import { LADDER_SUBJECT } from '#domain/catalogue/offer-terms.ts';
import { formatCount, formatMoney, formatPercent, formatTimes } from '#domain/money.ts';
import { ladderForm, ladderRows } from '#domain/operator/ladder-form.ts';
import { changeLadder } from '#flows/offering/change-offer.ts';
import { restoreOffer } from '#flows/offering/store-offer.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { OfferPage, offerSaved } from '#web/operator/offer-page.tsx';
import { EnterPreviews, Previewed, isAsPreviewed } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';

const { Form, Field } = adminForm(ladderForm);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, offering, keptForm } = operatorOf(context);
  const desk = await readOfferDesk(services);
  const { ladder, stored } = desk;
  const { countsFrom } = ladder;
  const shown = {
    ...ladderForm.show(ladder),
    countsFrom: countsFrom === 0 ? '' : formatCount(locale, countsFrom / 100),
  };
  return {
    locale,
    ladder,
    catalogue: offering.catalogue,
    input: restoreInput(ladderForm, keptForm) ?? shown,
    seen: String(desk.versionOf(LADDER_SUBJECT)),
    isUsual: !stored.rows.some(({ subject, terms }) => subject === LADDER_SUBJECT && terms),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator, offering } = operatorOf(context);
  const field = postedFields(await request.formData());
  const to = (saved: keyof typeof offerSaved) =>
    onTo(withQuery(adminHref('operatorLadder'), { saved }));
  if (field('intent') === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject: LADDER_SUBJECT });
    return to('restored');
  }
  const [input, id] = [ladderForm.pick(field), postedId(field)];
  const answer = { input, id, saved: undefined };
  // What packages cost is part of what is shown.
  const previewed = [input, listPackages(offering.catalogue).map(({ price }) => price)];
  if (field('intent') === 'confirm' && isAsPreviewed(field, previewed)) {
    const done = await changeLadder(services, { formId: id, operator, input, seen: field('seen') });
    return done.ok ? to('changed') : answerRefusal(done, answer);
  }
  const read = ladderForm.read(input);
  if (!read.ok) return answerRefusal({ ...read, problem: 'input-wrong' }, answer);
  const { ladder } = await readOfferDesk(services);
  const isSame = isDeepStrictEqual(ladder, read.values);
  return data({ ...answer, wanted: read.values, isSame, previewed });
}

export const headers = answerHeaders;

export default function LadderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{priceWords[loaderData.locale].ladder}</PageTitle>
      <LadderPage {...loaderData} {...actionData} />
    </>
  );
}

type LadderPageProps = Route.ComponentProps['loaderData'] & {
  problems?: FormState['problems'];
  /** The typed ladder, where it can be read and is to be shown first. */
  wanted?: Ladder | undefined;
  /** It is what holds already: there is nothing to confirm. */
  isSame?: boolean;
  /** What its effect was made of. */
  previewed?: unknown;
  isStale?: boolean;
};

/** The ladder of the volume discount: its form, what a change does, and the way back to its default. */
function LadderPage(props: LadderPageProps) {
  const { locale, id, seen, wanted, isSame, isStale } = props;
  const { ladderForm: m, ladderProblems: problems, history } = priceWords[locale];
  const words = { fields: m, problems };
  return (
    <OfferPage
      {...props}
      {...{ history, isStale }}
      title={m.title}
      lead={m.lead}
      subject={LADDER_SUBJECT}
      restoreId={id}
    >
      <Form name="ladder" state={props} words={words} hidden={{ id, seen }}>
        <EnterPreviews name="intent" value="preview" />
        {wanted && <Effect {...props} wanted={wanted} />}
        {/* Rows that are empty are none. */}
        {ladderRows.map((row, index) => (
          <fieldset key={row} className="new-order__part">
            <legend>{m.rung(index + 1)}</legend>
            <div className="prices__pair">
              <Field name={`items-${row}`} label={m.items} />
              <Field name={`percent-${row}`} label={m.percent} />
            </div>
          </fieldset>
        ))}
        <Field
          name="popular"
          none={m.none}
          options={ladderRows.map((row, index) => [row, m.rung(index + 1)] as const)}
        />
        <Field name="countsFrom" />
        <div>
          <Button variant={wanted && !isSame ? 'outline' : 'primary'} name="intent" value="preview">
            {m.preview}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}

/** The cheapest way to each step, before and after, and the button that makes the change. */
function Effect(props: LadderPageProps & { wanted: Ladder }) {
  const { locale, ladder, wanted, isSame, catalogue, previewed } = props;
  const { plan, ladderForm: m } = priceWords[locale];
  const counts = [...new Set([...ladder.rungs, ...wanted.rungs].map(({ items }) => items))];
  const cost = (by: Ladder, items: number) => {
    const way = cheapestWay({ catalogue, ladder: by }, items);
    if (!way) return m.noWay;
    const price = formatMoney(locale, way.price);
    const percent = formatPercent(locale, way.percent);
    return `${formatTimes(locale, items, price)} = ${formatMoney(locale, way.total)} (${percent})`;
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
            <li key={items}>{m.effect(items, cost(ladder, items), cost(wanted, items))}</li>
          ))}
      </ul>
      <Previewed of={previewed} />
      <div>
        <Button variant="primary" name="intent" value="confirm">
          {plan.confirm}
        </Button>
      </div>
    </section>
  );
}
