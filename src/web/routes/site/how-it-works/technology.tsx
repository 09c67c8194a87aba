import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { ShownClaimText } from '#web/claims/shown-claim-text.tsx';
import { useWords } from '#web/words.ts';
import { Rows } from './rows.tsx';

export interface TechnologyProps {
  targeting: ShownClaim | undefined;
}

/** What the program does for an order, each in a line of its own. */
export function Technology({ targeting }: TechnologyProps) {
  const { technology: words } = useWords().howItWorks;
  const claim = targeting && <ShownClaimText claim={targeting} />;
  // What is aimed at is what was read from the link, so the claim stands in that row, which is the first.
  const rows = words.rows.map((row, index) => (index === 0 ? { ...row, claim } : row));
  return (
    <section className="section" aria-labelledby="technology">
      <div className="column how-split">
        <div className="stack">
          <h2 id="technology">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <Rows layout="wide" rows={rows} />
      </div>
    </section>
  );
}
