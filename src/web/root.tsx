import type { ReactNode } from 'react';
import { Meta, Outlet, data } from 'react-router';
import { ClientScript, StyleSheet } from '#web/frame/page-files.tsx';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { ErrorPage } from '#web/frame/error-page.tsx';
import { refusalContext } from '#web/frame/failure.ts';
import { LeadOn } from '#web/frame/lead-on.tsx';
import { PageData, SharingMarks } from '#web/frame/page-data.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { NoRight } from '#web/admin/sign-in/no-right.tsx';
import { Shell } from '#web/frame/shell.tsx';
import type { Route } from './+types/root.ts';
import everyPageCss from './styles/every-page.css?url';

export function Layout({ children }: { children: ReactNode }) {
  const { locale, origin } = usePageFacts();
  const naming = namingAt(origin);
  return (
    <html lang={locale} data-cookies={naming === 'prefixed' ? naming : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* --paper of styles/every-page/tokens.css, in both schemes. */}
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b111e" media="(prefers-color-scheme: dark)" />
        <Meta />
        <LeadOn />
        <StyleSheet href={everyPageCss} />
        <SharingMarks />
        <PageData />
        <ClientScript />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What was refused at the door gets a page that says so. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const refusal = context.get(refusalContext);
    if (refusal) throw data(null, { status: refusal.status });
  },
];

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { operator, refusal } = usePageFacts();
  if (operator && refusal?.reason === 'operator') return <NoRight />;
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
