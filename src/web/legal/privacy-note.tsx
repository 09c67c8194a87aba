import { href } from '#domain/addresses.ts';
import { useLocale, useWords } from '#web/words.ts';

/** Says, by a form that asks for them, what becomes of somebody's data (GDPR, Art. 13). */
export function PrivacyNote() {
  const locale = useLocale();
  const { before, link } = useWords().privacyNote;
  return (
    <p className="quiet small">
      {before}
      <a href={href('privacy', locale)}>{link}</a>.
    </p>
  );
}
