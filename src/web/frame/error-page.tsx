import { useWords } from '#web/words.ts';
import { usePageFacts } from './page-facts.ts';
import type { Failure, Refusal } from './failure.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import { adminHref, href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StrayLine } from '#web/ui/stray-line.tsx';

/** Said to operators alone, whom neither a payment nor the page itself concerns. */
const ofSection = new Set<Refusal['reason']>(['operator', 'signedOut', 'fileTooLarge', 'busy']);

function wordsOfFailure(failure: Failure | undefined, m: LayoutMessages) {
  if (failure?.isWorkEnded) return m.notInTime;
  return failure?.isForNow ? m.unavailable : m.error;
}

/** What stands in place of a page that could not be made; it says nothing of the error itself. */
export function ErrorPage() {
  const { locale, shop, failure, refusal } = usePageFacts();
  const { layout } = useWords();
  const { error: m, refused } = layout;
  const isOfSection = refusal !== undefined && ofSection.has(refusal.reason);
  const words = refusal ? refused[refusal.reason] : wordsOfFailure(failure, layout);
  return (
    <section className="column section message-page">
      <title>{m.metaTitle(shop.brand)}</title>
      <StrayLine fate="torn" />
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      {!isOfSection && <p className="quiet">{m.paymentNote}</p>}
      <div className="cluster">
        {/* The address that was asked for, whichever that is: one page serves for all of them. */}
        {!isOfSection && (
          <ButtonLink variant="secondary" href="">
            {m.reload}
          </ButtonLink>
        )}
        {refusal?.reason === 'signedOut' && (
          <ButtonLink variant="secondary" href={adminHref('operatorSignIn')} target="_blank">
            {m.signIn}
          </ButtonLink>
        )}
        <ButtonLink href={href('home', locale)}>{m.home}</ButtonLink>
      </div>
      {failure && <p className="small faint">{m.reference(failure.reference)}</p>}
    </section>
  );
}
