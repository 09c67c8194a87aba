import { claimKinds } from '#domain/content/claims/claim.ts';
import { operatorOf } from '#web/frame/context.ts';
import { readRegister } from '#web/admin/texts/read-register.ts';
import type { Route } from './+types/route.ts';
import { ClaimsPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = operatorOf(context);
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = claimKinds.find((known) => known === asked) ?? 'all';
  return { locale, kind, claims: await readRegister(context) };
}

/** The register of claims, by what is asked for. */
export default function ClaimsRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimsPage {...loaderData} />;
}
