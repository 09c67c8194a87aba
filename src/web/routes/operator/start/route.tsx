import { data } from 'react-router';
import type { PerLocale } from '#domain/locale.ts';
import { type OperatorMessages, operator as cs } from '#messages/cs/operator/operator.ts';
import { operator as en } from '#messages/en/operator/operator.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const messages: PerLocale<OperatorMessages> = { cs, en };

/** What the door says to whoever comes to it. */
type Said = 'welcome' | 'refused' | 'shut';

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const key = new URL(request.url).searchParams.get('key');
  // Programs that look at a link before it is opened ask for its head alone.
  const isOpened = key !== null && request.method === 'GET';
  const isWelcome = isOpened && services.spendOperatorKey(key);
  const said: Said = isWelcome ? 'welcome' : key === null ? 'shut' : 'refused';
  return data({ locale, said }, { status: isWelcome ? 200 : 403 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: messages[loaderData.locale].title });
}

/** The door to the operator's section (rules 21). */
export default function Operator({ loaderData }: Route.ComponentProps) {
  const { locale, said } = loaderData;
  const m = messages[locale];
  return (
    <div className="column operator-page">
      <header className="operator-page__head">
        <h1>{m[said].title}</h1>
        <p className="lead">{m[said].text}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('home', locale)}>{m.back}</ButtonLink>
      </div>
    </div>
  );
}
