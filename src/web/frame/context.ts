import { type RouterContextProvider, createContext } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Allowance } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

/** What every loader and action gets: the edition of the request and the services of the shop. */
export interface ShopContext {
  locale: Locale;
  services: Services;
  /** What is offered while this request is answered. */
  offering: Offering;
  /** The public origin of this edition, from the settings, never from a header. */
  origin: string;
  /** The address of the same page in the other edition, query included. */
  otherEdition: string;
  /** From where the request comes, as limits count it. */
  client: string;
  /** Whether this client may post now; only pages that keep what was typed see a no. */
  allowance: Allowance;
  /** Who is signed in, in the operator's section. */
  operator?: Operator | undefined;
  /** The fields of a form that was posted here before its sender had to sign in or prove who it is. */
  keptForm?: [string, string][] | undefined;
}

export const shopContext = createContext<ShopContext>();

/** Reads the context in a loader or an action. */
export function shopOf(context: Readonly<RouterContextProvider>): ShopContext {
  return context.get(shopContext);
}

/** What loaders and actions of the operator's section get: who acts, and in which language. */
export interface OperatorContext extends ShopContext {
  operator: Operator;
}

/**
 * The same behind the guard of the operator's section.
 * @throws Error where nobody is signed in, which the guard does not let come to pass
 */
export function operatorOf(context: Readonly<RouterContextProvider>): OperatorContext {
  const shop = shopOf(context);
  const { operator } = shop;
  if (!operator)
    throw new Error('Nobody is signed in: the row of this address has to say its right.');
  return { ...shop, operator };
}

/** The header that says when it is worth trying again. */
export function retryAfter(seconds: number): { 'Retry-After': string } {
  return { 'Retry-After': String(seconds) };
}
