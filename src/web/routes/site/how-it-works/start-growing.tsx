import { href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** The way from reading to ordering. */
export function StartGrowing() {
  const locale = useLocale();
  const { start: words } = useWords().howItWorks;
  return (
    <section className="section section--block" aria-labelledby="start">
      <div className="column start-growing">
        <div className="stack">
          <h2 id="start">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <ButtonLink
              variant="primary"
              size="large"
              iconEnd="arrow"
              href={`${href('home', locale)}#objednat`}
            >
              {words.link}
            </ButtonLink>
          </p>
        </div>
        <TakeOffLine />
      </div>
    </section>
  );
}
