import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { type ClientAssets, ClientAssetsContext } from '#web/frame/page-files.tsx';
import islandModules from 'virtual:island-modules';
import { IslandFiles, IslandModules } from '#web/islands/island.tsx';
import { islandFiles } from '#web/islands/island-files.ts';
import { hidePrivateLinks } from '#domain/addresses/private-links.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { recordFailure } from '#web/frame/failure.ts';
import { PageFactsContext, pageFacts } from '#web/frame/page-facts.ts';
import { LanguageContext } from '#web/words.ts';

/** Renders a page to its whole HTML: nothing in the shop waits, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const facts = pageFacts(loadContext);
  const html = renderToString(
    <PageFactsContext value={facts}>
      <LanguageContext value={facts.locale}>
        <ClientAssetsContext value={clientAssets(context)}>
          <IslandFiles value={islandFiles}>
            <IslandModules value={islandModules}>
              <ServerRouter context={context} url={request.url} />
            </IslandModules>
          </IslandFiles>
        </ClientAssetsContext>
      </LanguageContext>
    </PageFactsContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isAway = facts.failure?.isForNow ?? false;
  if (isAway) headers.set('Retry-After', String(LATER_SECONDS));
  // Customers write their links into texts, and e-mails hold them; nobody of the shop is handed one.
  const shown = facts.operator ? hidePrivateLinks(html) : html;
  return new Response(`<!DOCTYPE html>${shown}`, { status: isAway ? 503 : status, headers });
}

/** The router calls this before it renders the page of errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A reader who has left is no failure, nor is a request that was refused.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  recordFailure(context, error);
};

function clientAssets({ manifest }: EntryContext): ClientAssets {
  const runtime = manifest.hmr?.runtime;
  return {
    entry: manifest.entry.module,
    imports: manifest.entry.imports,
    development: runtime ? ['/@vite/client', runtime] : [],
  };
}
