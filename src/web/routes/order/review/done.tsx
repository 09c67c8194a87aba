import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { reviewPageWords } from './words.ts';

/** What an invitation leads to once its review is written. */
export function ReviewDone({ locale }: { locale: Locale }) {
  const { done } = reviewPageWords[locale];
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <TakeOffLine />
        <h1>{done.title}</h1>
        <p className="lead">{done.text}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('references', locale)}>{done.link}</ButtonLink>
      </div>
    </div>
  );
}
