import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { formatDay } from '#content/moments.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { correctionForm } from '#domain/content/claims/correction.ts';
import type { Locale } from '#domain/locale.ts';
import { correctClaim, correctionFacts } from '#flows/content/correct-claim.ts';
import { adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { ClaimScreens, ClaimTexts, claimText, statusOf } from '#web/admin/texts/claim-facts.tsx';
import { type AdminClaim, readRegister } from '#web/admin/texts/read-register.ts';
import { adminClaimWords } from '#web/admin/texts/texts-words.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const { Form, Field } = adminForm(correctionForm);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, keptForm } = operatorOf(context);
  const claim = (await readRegister(context)).find(({ id }) => id === params.claim);
  if (!claim) throw data(null, { status: 404 });
  const { correction } = claim;
  return {
    locale,
    claim,
    seen: JSON.stringify(correctionFacts(correction)),
    input: restoreInput(correctionForm, keptForm) ?? correctionForm.show(correction ?? {}),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const isTakenBack = field(ACTION_FIELD) === 'take-back';
  const input = isTakenBack ? correctionForm.empty : correctionForm.pick(field);
  const id = params.claim;
  const done = await correctClaim(services, { id, input, operator, seen: field('seen') });
  if (!done.ok) return answerRefusal(done, { input, isSaved: false });
  return redirectTo(withQuery(adminHref('operatorClaim', { claim: id }), { saved: 'claim' }));
}

export const headers = answerHeaders;

/** One claim: how it stands, what contradicts it, and what the operator says in its place. */
export default function ClaimRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, claim, seen, isSaved, ...state } = { ...loaderData, ...actionData };
  const m = adminClaimWords[locale];
  const words = { fields: m.form, problems: m.problems };
  return (
    <div className="admin-page new-order">
      <PageTitle>{claimText(claim, locale)}</PageTitle>
      <header className="stack">
        <a className="line-link" href={adminHref('operatorClaims')}>
          ← {m.back}
        </a>
        <h1 className="breakable">{claimText(claim, locale)}</h1>
      </header>
      <SaveNotice stale={actionData?.isStale && m.stale} saved={isSaved && m.saved} />
      <StatusSection locale={locale} claim={claim} />
      <section className="admin-block" aria-labelledby="correction">
        <h2 id="correction">{m.form.title}</h2>
        <p className="quiet">{m.form.hint}</p>
        <Form name="claim" {...{ state, words }} hidden={{ seen }}>
          <div className="new-order__grid">
            <Field name="textCs" />
            <Field name="textEn" />
            <Field name="figureCs" />
            <Field name="figureEn" />
            <Field name="source" />
            <Field name="sourceDate" />
            <Field name="showing" none={m.form.showings['']} options={m.form.showings} />
          </div>
          <div className="cluster">
            <Button variant="primary" name={ACTION_FIELD} value="save">
              {m.form.save}
            </Button>
            {claim.correction && (
              <Button name={ACTION_FIELD} value="take-back">
                {m.form.undoAction}
              </Button>
            )}
          </div>
        </Form>
      </section>
    </div>
  );
}

function StatusSection({ locale, claim }: { locale: Locale; claim: AdminClaim }) {
  const m = adminClaimWords[locale];
  const { source, contradicts, written } = claim;
  return (
    <section className="admin-block" aria-label={m.columns.status}>
      <FactList
        facts={[
          [m.columns.claim, <ClaimTexts key="texts" claim={claim} />],
          [m.written, <ClaimTexts key="written" claim={written} />],
          [m.columns.status, statusOf(claim, locale)],
          [
            m.columns.source,
            source ? `${source.name}, ${formatDay(locale, new Date(source.date))}` : m.noSource,
          ],
          [m.columns.screens, <ClaimScreens key="screens" claim={claim} locale={locale} />],
        ]}
      />
      {contradicts.length > 0 && (
        <>
          <h2>{m.beside}</h2>
          <ul>
            {contradicts.map((other) => (
              <li key={other.id}>
                <a href={adminHref('operatorClaim', { claim: other.id })}>
                  {claimText(other, locale)}
                </a>{' '}
                ({other.isShown ? m.shown : m.notShown})
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
