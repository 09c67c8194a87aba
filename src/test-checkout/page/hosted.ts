import { z } from 'zod';
import type { StoredSession } from '#test-checkout/api/objects.ts';
import { PAY_PATH } from '#test-checkout/api/objects.ts';
import type { Button } from './page.ts';
import { buttons, hostedPage, returnUrl, unknownPage } from './page.ts';
import { styleSource } from './html.ts';
import { changeSession, findSession } from '#test-checkout/api/sessions.ts';
import type { Store } from '#test-checkout/store.ts';

const pressed = z.enum(buttons);
/** A button's name and value; no honest form is longer. */
const MAX_FORM_BYTES = 1024;

/** Answers the addresses under `/test-checkout/`: the page where a customer pays. */
export async function answerHosted(store: Store, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const id = pathname.startsWith(PAY_PATH) ? pathname.slice(PAY_PATH.length) : '';
  const session = /^\w{1,100}$/.test(id) ? await findSession(store, { id }) : undefined;
  if (!session) return page(404, unknownPage(), "'self'");
  if (request.method === 'POST') {
    const button = await readButton(request);
    return button ? await press(store, session, button) : sessionPage(session, false, 400);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  return sessionPage(session, searchParams.has('declined'));
}

async function readButton(request: Request): Promise<Button | undefined> {
  if (Number(request.headers.get('content-length')) > MAX_FORM_BYTES) return undefined;
  return pressed.safeParse(new URLSearchParams(await request.text()).get('action')).data;
}

/** Does what a button says; pressed twice, it does it once and leads to the same place. */
async function press(store: Store, session: StoredSession, button: Button): Promise<Response> {
  const { success_url: success, cancel_url: cancel } = session.request;
  if (button === 'cancel') return seeOther(returnUrl(session, cancel));
  const here = PAY_PATH + session.id;
  if (button === 'decline') return seeOther(`${here}?declined`);
  const after = await changeSession(store, session, button);
  const done = after.status === 'complete' && after.paymentState !== 'processing';
  return seeOther(done ? returnUrl(after, success) : here);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function sessionPage(session: StoredSession, declined: boolean, status = 200): Response {
  // Browsers apply `form-action` also to the answer of a form, so the addresses that lead back must be
  // allowed.
  const { success_url: success, cancel_url: cancel } = session.request;
  const targets = ["'self'", new URL(success).origin, new URL(cancel).origin];
  const shown = session.status === 'expired' ? 410 : status;
  return page(shown, hostedPage(session, declined), [...new Set(targets)].join(' '));
}

function page(status: number, body: string, formTargets: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "object-src 'none'",
        `style-src ${styleSource}`,
        `form-action ${formTargets}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
