import { href } from '#domain/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** Whether and how reviews are checked, where reviews stand (§ 5a(5) of the Czech Act 634/1992). */
export function CheckedNote() {
  const locale = useLocale();
  const { text, link } = useWords().reviews.checked;
  return (
    <p className="checked-note">
      <Icon name="shield" />
      <span>
        {text} <a href={href('howReviews', locale)}>{link}</a>
      </span>
    </p>
  );
}

/** How reviews come about, in place of reviews where there are none to show. */
export function HowGathered() {
  const locale = useLocale();
  const { gathered, checked } = useWords().reviews;
  return (
    <div className="gathered">
      <p className="lead">{gathered.text}</p>
      <ol className="gathered__steps">
        {gathered.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        {gathered.invitation} <a href={href('howReviews', locale)}>{checked.link}</a>
      </p>
    </div>
  );
}
