import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import type { PerLocale } from '#domain/locale.ts';
import { type OperatorMessages, operator as cs } from '#messages/cs/operator.ts';
import { operator as en } from '#messages/en/operator.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const messages: PerLocale<OperatorMessages> = { cs, en };

export function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, services } = shopOf(context);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const isWelcome = services.spendOperatorKey(key);
  const headers = { 'Cache-Control': 'no-store' };
  return data({ locale, isWelcome }, { headers, status: isWelcome ? 200 : 403 });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

export function meta({ loaderData }: { loaderData?: Loaded }) {
  return loaderData ? pageMeta({ title: messages[loaderData.locale].title }) : [];
}

/** The door to the operator's section (rules 21). */
export default function Operator() {
  const { locale, isWelcome } = useLoaderData<typeof loader>();
  const m = messages[locale];
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{isWelcome ? m.welcome : m.refused}</h1>
        <p className="lead">{isWelcome ? m.text : m.refusedText}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('home', locale)}>{m.back}</ButtonLink>
      </div>
    </div>
  );
}
