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

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const isWelcome = services.spendOperatorKey(key);
  return data({ locale, isWelcome }, { status: isWelcome ? 200 : 403 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: messages[loaderData.locale].title });
}

/** The door to the operator's section (rules 21). */
export default function Operator({ loaderData }: Route.ComponentProps) {
  const { locale, isWelcome } = loaderData;
  const m = messages[locale];
  return (
    <div className="column operator-page">
      <header className="operator-page__head">
        <h1>{isWelcome ? m.welcome : m.refused}</h1>
        <p className="lead">{isWelcome ? m.text : m.refusedText}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('home', locale)}>{m.back}</ButtonLink>
      </div>
    </div>
  );
}
