import { useLocation } from 'react-router';
import { layoutWords } from './layout-words.ts';
import { usePageFacts } from './page-facts.ts';
import { href } from './paths.ts';
import { ButtonLink } from './ui/button.tsx';
import { TakeOffLine } from './ui/take-off-line.tsx';

/** What stands in place of a page that could not be made; it says nothing of the error itself. */
export function ErrorPage() {
  const { locale, shop, failure } = usePageFacts();
  const { pathname, search } = useLocation();
  const { error: m, unavailable } = layoutWords[locale];
  const words = failure?.isDatabaseAway ? unavailable : m;
  return (
    <section className="column section message-page">
      <title>{m.metaTitle(shop.brand)}</title>
      <meta name="robots" content="noindex" />
      <TakeOffLine progress={0.4} />
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <p className="quiet">{m.paymentNote}</p>
      <div className="cluster">
        <ButtonLink variant="secondary" href={pathname + search}>
          {m.reload}
        </ButtonLink>
        <ButtonLink href={href('home', locale)}>{m.home}</ButtonLink>
      </div>
      {failure && <p className="small faint">{m.reference(failure.reference)}</p>}
    </section>
  );
}
