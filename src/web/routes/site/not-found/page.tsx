import { useLocale, useWords } from '#web/words.ts';
import { HOME_AFTER_SECONDS } from './home-after.ts';
import { href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StrayLine } from '#web/ui/stray-line.tsx';

/** It leads home by itself; browser/way-home.ts lets its reader stay (rules 45). */
export function NotFoundPage() {
  const locale = useLocale();
  const { notFound: words } = useWords().layout;
  const home = href('home', locale);
  return (
    <section
      className="column section message-page"
      data-home={home}
      data-home-after={HOME_AFTER_SECONDS}
    >
      <StrayLine fate="lost" text="404" />
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <div className="message-page__way">
        <p data-while="leaving">
          {words.leaving(HOME_AFTER_SECONDS)}{' '}
          <span className="needs-script">{words.howToStay}</span>
        </p>
        <output>
          <span data-while="staying" hidden>
            {words.staying}
          </span>
        </output>
      </div>
      <ButtonLink variant="secondary" href={home}>
        {words.link}
      </ButtonLink>
      <p className="quiet">
        <a className="way" href={href('orderLink', locale)}>
          {useWords().payment.link.ask}
        </a>
      </p>
    </section>
  );
}
