import { Outlet, isRouteErrorResponse } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { PreloadedFonts, StyleSheet } from '#web/frame/page-files.tsx';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { OperatorShell } from '#web/admin/frame/admin-shell.tsx';
import { UndoBar } from '#web/admin/undo/undo-bar.tsx';
import { readLeaving } from '#web/admin/undo/undo-facts.ts';
import operatorCss from '#web/styles/operator.css?url';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/layout.ts';

/** What is about to leave the house stands on every page of who wanted it. */
export function loader({ context, request }: Route.LoaderArgs) {
  return readLeaving(shopOf(context), request);
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  const { locale } = usePageFacts();
  return (
    <>
      <StyleSheet href={operatorCss} />
      <PreloadedFonts />
      <OperatorShell>
        <Outlet />
        <UndoBar {...loaderData} locale={locale} />
      </OperatorShell>
    </>
  );
}

/** Here the one who reads is to know what went wrong, so its own words stand on the page (rules 34). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { locale, failure } = usePageFacts();
  const { error: m } = frameWords[locale];
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <>
      <StyleSheet href={operatorCss} />
      <OperatorShell>
        <section className="admin-page">
          <PageTitle>{isUnknown ? m.unknown : m.title}</PageTitle>
          <h1>{isUnknown ? m.unknown : m.title}</h1>
          <p className="breakable">{isUnknown ? m.unknownText : m.text(message)}</p>
          <div className="cluster">
            {!isUnknown && <ButtonLink href="">{m.again}</ButtonLink>}
            <ButtonLink href={adminHref('operator')}>
              {frameWords[locale].pages.operator}
            </ButtonLink>
          </div>
          {failure && <p className="small faint">{m.reference(failure.reference)}</p>}
        </section>
      </OperatorShell>
    </>
  );
}
