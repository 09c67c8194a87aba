import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type ShopContext, shopContext } from '#web/frame/context.ts';
import { type PageFacts, PageFactsContext } from '#web/frame/page-facts.ts';

/** Markup of a part of the operator's section, without a shop. */
export function drawPart(children: ReactNode, locale: Locale = 'cs'): string {
  const facts = { locale, shop: { brand: 'Vzlet' } } as PageFacts;
  return renderToStaticMarkup(<PageFactsContext value={facts}>{children}</PageFactsContext>);
}

const now = new Date('2026-11-24T09:00:00Z');

/** What the action of a page gets when somebody posts a form, without a shop. */
export function postedArgs(
  fields: Readonly<Record<string, string>>,
  operator: Partial<Operator> = {},
): { request: Request; context: RouterContextProvider } {
  const context = new RouterContextProvider();
  context.set(shopContext, {
    locale: 'cs',
    operator: { role: 'owner', provedAt: now, ...operator },
    services: {
      clock: () => now,
      limits: { take: () => Promise.resolve({ ok: false, retryAfterSeconds: 60 }) },
      shop: { origins: { cs: 'https://vzlet.cz' } },
    },
  } as unknown as ShopContext);
  const body = new URLSearchParams(fields);
  return { context, request: new Request('https://vzlet.cz/ad', { method: 'POST', body }) };
}
