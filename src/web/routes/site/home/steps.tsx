import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { isBuilt } from '#web/frame/pages.ts';
import { useLocale, useWords } from '#web/words.ts';

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
            <a className="way" href={href('howItWorks', locale)}>
              {words.all}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
