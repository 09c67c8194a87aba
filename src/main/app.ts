import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { Services } from '#flows/services.ts';
import { shopContext } from '#web/context.ts';

export function createApp(services: Services): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  return (request) => {
    const context = new RouterContextProvider();
    context.set(shopContext, { locale: 'cs', services, origin: '', otherEdition: '' });
    return handle(request, context);
  };
}
