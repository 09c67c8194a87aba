import type { BrowserContext } from 'playwright-core';

/**
 * Lets a browser reach a public shop under its own addresses: its requests come to the shop on this machine as
 * the proxy before it would pass them on.
 */
export async function goThroughProxy(context: BrowserContext, port: number): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    const passedOn = {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.1',
    };
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}${search}`,
      headers: { ...request.headers(), ...passedOn },
      maxRedirects: 0,
    });
    await route.fulfill({ response });
  });
}
