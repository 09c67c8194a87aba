import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { readProof } from '#web/operator/read-proof.ts';
import type { Route } from './+types/route.ts';
import { ProofSection } from './proof-section.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  return { locale, proof: await readProof(services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: frameWords[loaderData.locale].pages.operatorDuties });
}

/** What the shop owes to itself, and how it stands with it. */
export default function Duties({ loaderData }: Route.ComponentProps) {
  const { locale, proof } = loaderData;
  return (
    <div className="desk-page">
      <h1>{frameWords[locale].pages.operatorDuties}</h1>
      <ProofSection locale={locale} proof={proof} />
    </div>
  );
}
