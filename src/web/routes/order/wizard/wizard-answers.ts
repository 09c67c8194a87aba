import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';
import { addresses } from '#domain/addresses.ts';
import type { WizardNotice, WizardProps } from './wizard-props.ts';

/** The props that a post changes on the page that is drawn again. */
export type Redrawn = Partial<
  Pick<
    WizardProps,
    | 'step'
    | 'cart'
    | 'builder'
    | 'isBuilderOpen'
    | 'targets'
    | 'details'
    | 'code'
    | 'problems'
    | 'notices'
  >
>;

/** The page of the post, drawn once more. */
export function redraw(redrawn: Redrawn, status: number, headers: Record<string, string> = {}) {
  return data(redrawn, { status, headers });
}

/** Another page instead, which may be reloaded and gone back to; cookies without a line are left out. */
export function seeOther(address: string, cookies: (string | undefined)[] = []) {
  const headers = new Headers();
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return redirect(address, { status: 303, headers });
}

/** A message for the page after a redirect; it is shown once. */
const options = { name: 'notice', path: addresses.wizard.path.cs, maxAge: 60, isForServer: true };

const sayable = z.array(
  z.union([
    z.object({ key: z.literal('added'), packageId: z.string().max(40) }),
    z.object({
      key: z.enum([
        'prefilled',
        'prefilled-waits',
        'already-here',
        'already-waits',
        'carried',
        'removed',
        'target-saved',
        'package-unknown',
        'cart-full',
      ]),
    }),
  ]),
);

export function writeNotice(notices: WizardNotice[], naming: CookieNaming): string | undefined {
  return notices.length > 0 ? writeJsonCookie(options, notices, naming) : undefined;
}

export function clearNotice(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

export function readNotice(header: string | null, naming: CookieNaming): WizardNotice[] {
  const read = sayable.safeParse(readJsonCookie(header, options, naming));
  return read.success ? read.data : [];
}
