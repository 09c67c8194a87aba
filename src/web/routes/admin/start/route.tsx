import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import type { Route } from './+types/route.ts';
import { StartPage } from './page.tsx';
import { readStart } from './read-start.ts';
import { startWords } from '#web/admin/words/start-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = operatorOf(context);
  const { brand } = services.shop;
  return { locale, brand, now: services.clock(), facts: await readStart(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: frameWords[locale].titleOf(startWords[locale].title, brand) });
}

/** Where the operator's day begins. */
export default function Start({ loaderData }: Route.ComponentProps) {
  const { locale, now, facts } = loaderData;
  return <StartPage locale={locale} now={now} facts={facts} />;
}
