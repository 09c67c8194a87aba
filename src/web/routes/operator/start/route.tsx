import { href } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';
import { type OperatorMessages, operator as cs } from '#messages/cs/operator/operator.ts';
import { operator as en } from '#messages/en/operator/operator.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const messages: PerLocale<OperatorMessages> = { cs, en };

export function loader({ context }: Route.LoaderArgs) {
  return { locale: operatorOf(context).locale };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: messages[loaderData.locale].title });
}

/** Where the operator's day begins. */
export default function Operator({ loaderData }: Route.ComponentProps) {
  const m = messages[loaderData.locale];
  return (
    <div className="desk-page">
      <h1>{m.title}</h1>
      <div className="cluster">
        <ButtonLink href={href('home', loaderData.locale)}>{m.back}</ButtonLink>
      </div>
    </div>
  );
}
