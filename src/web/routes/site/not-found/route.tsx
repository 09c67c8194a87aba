import { data } from 'react-router';
import { shopOf } from '#web/frame/context.ts';
import type { LeadingOn } from '#web/frame/lead-on.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { StrayLine } from '#web/ui/stray-line.tsx';
import type { Route } from './+types/route.ts';

/** Seconds after which the not-found page leads home (rules 7). */
export const HOME_AFTER_SECONDS = 2;

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  return data({ locale, brand: services.shop.brand }, { status: 404 });
}

/** Where there are no scripts the head leads home (rules 7); a script does it so that it can be stopped. */
export const handle: LeadingOn = { after: HOME_AFTER_SECONDS, to: href('home', 'cs') };

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: wordsOf(locale).layout.notFound.metaTitle(brand) });
}

/** It leads home by itself; browser/go-home.ts lets its reader stay (rules 45). */
export default function NotFound() {
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
      <div className="message-page__links">
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
        <a className="line-link" href={href('orderLink', locale)}>
          {useWords().payment.link.ask}
        </a>
      </p>
    </section>
  );
}
