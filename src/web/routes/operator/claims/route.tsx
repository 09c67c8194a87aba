import { claimKinds } from '#domain/claims/claim-kinds.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { readRegister } from '#web/operator/read-register.ts';
import { claimsDeskWords } from '#web/operator/texts-words.ts';
import type { Route } from './+types/route.ts';
import { ClaimsPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, services } = operatorOf(context);
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = claimKinds.find((known) => known === asked) ?? 'all';
  return { locale, kind, brand: services.shop.brand, claims: await readRegister(context) };
}

export function meta({ loaderData: { locale, brand } }: Route.MetaArgs) {
  return pageMeta({ title: frameWords[locale].titleOf(claimsDeskWords[locale].title, brand) });
}

/** The register of claims, by what is asked for. */
export default function ClaimsRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimsPage {...loaderData} />;
}
