import { href } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { useLocale, useWords } from '#web/words.ts';

interface ReviewOverProps {
  /** Why there is no form: the review is written, or its order is no purchase any more. */
  why: 'done' | 'notBought';
}

/** What an invitation leads to once it asks for nothing any more. */
export function ReviewOver({ why }: ReviewOverProps) {
  const locale = useLocale();
  const done = useWords().review[why];
  return (
    <div className="column order-page">
      <header className="order-page__head">
        {why === 'done' && <TakeOffLine />}
        <h1>{done.title}</h1>
        <p className="lead">{done.text}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('references', locale)}>{done.link}</ButtonLink>
      </div>
    </div>
  );
}
