import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, useRouteLoaderData } from 'react-router';
import { shopOf } from './context.ts';
import { ClientScript } from './client-script.tsx';
import appCss from './styles/app.css?url';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, services, otherEdition } = shopOf(context);
  return { locale, shop: services.shop, otherEdition, isTest: services.payments.isTest };
}

export function Layout({ children }: { children: ReactNode }) {
  const shared = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={shared?.locale ?? 'cs'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={appCss} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <ClientScript />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
