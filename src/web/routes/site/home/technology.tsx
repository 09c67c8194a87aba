import type { ReactNode } from 'react';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { isBuilt } from '#web/frame/pages.ts';
import type { HomeClaims } from './shown-claims.ts';

/** How it is done, read from four dials. A figure shows where the register of claims bears it (rules 29). */
export function Technology({ claims }: { claims: HomeClaims }) {
  const { technology: words } = useWords().home;
  const isSample = dials.some(({ key }) => claims[key]?.isSample);
  return (
    <section className="section" aria-labelledby="technology">
      <div className="column">
        <div className="cluster section-head">
          <h2 id="technology">{words.title}</h2>
          {isSample && <SampleMark />}
        </div>
        <ul className="dials">
          {dials.map(({ key, hand }) => (
            <li key={key} className="dials__dial">
              <svg className="sketch" viewBox="0 0 96 96" aria-hidden="true">
                <circle cx="48" cy="48" r="44" />
                {hand}
              </svg>
              <div className="stack stack--small">
                <h3>{words[key].title}</h3>
                <Claimed claim={claims[key]} />
                <p className="quiet">{words[key].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Claimed({ claim }: { claim: ShownClaim | undefined }) {
  if (!claim) return null;
  return (
    <p>
      {claim.figure && <strong className="figure">{claim.figure} </strong>}
      {claim.text}
    </p>
  );
}

/** Altimeter, time to go, compass, sight. */
const dials: readonly { key: Exclude<keyof HomeClaims, 'about'>; hand: ReactNode }[] = [
  {
    key: 'delivery',
    hand: (
      <>
        <path className="sketch__faint" d="M14 66H82" />
        <path d="M20 66H32V57H44V48H56V39H68V30H78" />
        <circle className="sketch__tip" cx="78" cy="30" r="4" />
      </>
    ),
  },
  {
    key: 'orders',
    hand: (
      <>
        <path className="sketch__faint" d="M48 18A30 30 0 1 1 18 48" />
        <path d="M48 18A30 30 0 0 1 69.200 69.200" />
        <path d="M48 48L69.200 69.200" />
        <circle className="sketch__tip" cx="69.200" cy="69.200" r="4" />
      </>
    ),
  },
  {
    key: 'experience',
    hand: (
      <>
        <path d="M48 8V16M48 80V88M8 48H16M80 48H88" />
        <path d="M60 26L54 54L36 70L42 42Z" />
        <circle className="sketch__tip" cx="60" cy="26" r="4" />
      </>
    ),
  },
  {
    key: 'targeting',
    hand: (
      <>
        <path className="sketch__faint" d="M48 10V86M10 48H86" />
        <circle cx="48" cy="48" r="18" />
        <circle className="sketch__tip" cx="48" cy="48" r="5" />
      </>
    ),
  },
];

/** From the choice to the first growth: four points on the one line that lifts off. */
export function Steps() {
  const locale = useLocale();
  const { steps: words } = useWords().home;
  const { pages } = usePageFacts();
  return (
    <section className="section" aria-labelledby="steps">
      <div className="column">
        <h2 id="steps">{words.title}</h2>
        <div className="climb">
          {/* Stretched to the width of the column: its points lie where styles put the four dots. */}
          <svg
            className="climb__line"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 94C8 94 17 93 25 90S42 82 50 74S68 54 75 38S92 -2 100 -30" />
          </svg>
          <ol className="climb__steps">
            {words.steps.map(({ title, text }) => (
              <li key={title} className="climb__step">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        {isBuilt(pages, 'howItWorks') && (
          <p className="climb__all">
            <a className="line-link" href={href('howItWorks', locale)}>
              {words.all}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
