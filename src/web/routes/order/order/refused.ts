import { data, redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { TriedCare } from './order-care.ts';
import type { OrderProblem } from './order-problem.ts';
import type { TriedTarget } from './target-form.tsx';

/** Why nothing came of what was posted, with what was typed. */
interface Refused {
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
  triedCare?: TriedCare | undefined;
}

export function refused(status: number, why: Refused, headers: HeadersInit = {}) {
  return data(why, { status, headers });
}

/** The page of the order, which shows what came of it. */
export function toPage(locale: Locale, token: string, part?: string) {
  const page = href('order', locale, { token });
  return redirect(part === undefined ? page : `${page}#${part}`, 303);
}
