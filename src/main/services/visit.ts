import type { PageVisit } from '#flows/services.ts';
import type { Settings } from '#main/settings/settings.ts';

interface Sources {
  settings: Pick<Settings, 'shop'>;
  deliver: (request: Request) => Promise<Response>;
  alterVisited?: ((html: string) => string) | undefined;
}

/** Asks the running shop itself, within the process and past what is kept of its pages. */
export function makeVisit({ settings, deliver, alterVisited = asItIs }: Sources): PageVisit {
  const { origins } = settings.shop;
  return async (locale, path, cookie) => {
    const headers = new Headers(cookie === undefined ? {} : { Cookie: cookie });
    const answer = await deliver(new Request(new URL(path, origins[locale]), { headers }));
    const cookies = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')));
    return { status: answer.status, html: alterVisited(await answer.text()), cookies };
  };
}

function asItIs(html: string): string {
  return html;
}
