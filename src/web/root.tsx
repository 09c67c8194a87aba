import type { ReactNode } from 'react';
import { Links, Meta, Outlet, data } from 'react-router';
import type { PerLocale } from '#domain/locale.ts';
import { ClientScript } from '#web/frame/client-script.tsx';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { ErrorPage } from '#web/frame/error-page.tsx';
import { refusalContext } from '#web/frame/failure.ts';
import { LeadOn } from '#web/frame/lead-on.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Shell } from '#web/frame/shell.tsx';
import type { Route } from './+types/root.ts';
import bricolage from './fonts/bricolage-grotesque-latin.woff2?url';
import bricolageExt from './fonts/bricolage-grotesque-latin-ext.woff2?url';
import inter from './fonts/inter-latin.woff2?url';
import interExt from './fonts/inter-latin-ext.woff2?url';
import favicon from './frame/favicon.svg?url';
import everyPageCss from './styles/every-page.css?url';

/**
 * The faces that every page of an edition needs. English has letters with hooks in text alone: the name of
 * the other edition, and the operator's entry in the Czech register (styles/every-page/fonts.css).
 */
const fonts: PerLocale<readonly string[]> = {
  cs: [inter, interExt, bricolage, bricolageExt],
  en: [inter, interExt, bricolage],
};

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
        {fonts[locale].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {/* In this order: sections build on what every page has. */}
        <link rel="stylesheet" href={everyPageCss} />
        <Links />
        <link rel="icon" href={favicon} type="image/svg+xml" />
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
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
