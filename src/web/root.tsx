import type { ReactNode } from 'react';
import { Links, Meta, Outlet, data } from 'react-router';
import type { PerLocale } from '#domain/locale.ts';
import { ClientScript } from '#web/frame/client-script.tsx';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { ErrorPage } from '#web/frame/error-page.tsx';
import { refusalContext } from '#web/frame/failure.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Shell } from '#web/frame/shell.tsx';
import type { Route } from './+types/root.ts';
import everyPageCss from './styles/every-page.css?url';

/** Czech needs the letters with hooks and rings as well; English does without (styles/every-page/fonts.css). */
const fonts: PerLocale<readonly string[]> = {
  cs: [
    'inter-latin',
    'inter-latin-ext',
    'bricolage-grotesque-latin',
    'bricolage-grotesque-latin-ext',
  ],
  en: ['inter-latin', 'bricolage-grotesque-latin'],
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
        {fonts[locale].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`/fonts/${font}.woff2`}
            crossOrigin="anonymous"
          />
        ))}
        {/* In this order: sections build on what every page has. */}
        <link rel="stylesheet" href={everyPageCss} />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
