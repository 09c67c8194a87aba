import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { type ClientAssets, ClientAssetsContext } from './client-script.tsx';

/** Renders a page to its whole HTML: nothing in the shop waits, so nothing is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = renderToString(
    <ClientAssetsContext value={clientAssets(context)}>
      <ServerRouter context={context} url={request.url} />
    </ClientAssetsContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

function clientAssets({ manifest }: EntryContext): ClientAssets {
  const runtime = manifest.hmr?.runtime;
  return {
    entry: manifest.entry.module,
    imports: manifest.entry.imports,
    development: runtime ? ['/@vite/client', runtime] : [],
  };
}
