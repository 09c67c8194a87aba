import { createContext, useContext } from 'react';
import type { RouterContextProvider } from 'react-router';
import { yearInPrague } from '#domain/time/calendar.ts';
import { type ShopContext, shopOf } from './context.ts';
import { type Failure, type Refusal, failureOf, refusalContext } from './failure.ts';
import { type BuiltPages, pagesContext } from './pages.ts';

/** What the frame of every page needs, on a page of errors as well. */
export interface PageFacts extends Omit<
  ShopContext,
  'services' | 'client' | 'allowance' | 'keptForm'
> {
  shop: ShopContext['services']['shop'];
  isTest: boolean;
  year: string;
  /** The pages that links may lead to. */
  pages: BuiltPages;
  failure: Failure | undefined;
  /** Of a request that was refused at the door. */
  refusal: Refusal | undefined;
}

export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

/**
 * The facts of the request. They come from its context and not from root's loader, because the router
 * leaves that loader out where it refuses a request before any data is loaded.
 */
export function pageFacts(context: Readonly<RouterContextProvider>): PageFacts {
  const { services, offering, locale, origin, otherEdition, operator } = shopOf(context);
  return {
    locale,
    origin,
    otherEdition,
    offering,
    operator,
    shop: services.shop,
    year: yearInPrague(services.clock()),
    isTest: services.payments.isTest,
    pages: context.get(pagesContext),
    failure: failureOf(context),
    refusal: context.get(refusalContext) ?? undefined,
  };
}

/** Reads the facts while a page is rendered on the server. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (!facts) throw new Error('Pages are rendered on the server, within PageFactsContext.');
  return facts;
}
