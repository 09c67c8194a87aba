import type { Locale } from '#domain/locale.ts';
import { HOME_AFTER_SECONDS } from './home-after.ts';
import { layoutWords } from '#web/frame/layout-words.ts';
import { href } from '#domain/addresses.ts';
import { paymentMessages } from '#web/routes/order/payment-success/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';

export function NotFoundPage({ locale }: { locale: Locale }) {
  const { notFound: words } = layoutWords[locale];
  return (
    <section className="column section message-page">
      <TakeOffLine progress={0.4} />
      <p className="figure">404</p>
      <h1>{words.title}</h1>
      <p className="lead">{words.text(HOME_AFTER_SECONDS)}</p>
      <ButtonLink variant="secondary" href={href('home', locale)}>
        {words.link}
      </ButtonLink>
      <p className="quiet">
        <a href={href('orderLink', locale)}>{paymentMessages[locale].link.ask}</a>
      </p>
    </section>
  );
}
