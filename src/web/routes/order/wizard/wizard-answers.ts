import { data, redirect } from 'react-router';
import type { WizardProps } from './wizard-props.ts';

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
