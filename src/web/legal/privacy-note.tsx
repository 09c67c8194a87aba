import { href } from '#domain/addresses.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { privacyNote as cs } from '#messages/cs/order/privacy-note.ts';
import { privacyNote as en } from '#messages/en/order/privacy-note.ts';

const words: PerLocale<typeof cs> = { cs, en };

/** Says, by a form that asks for them, what becomes of somebody's data (GDPR, Art. 13). */
export function PrivacyNote({ locale }: { locale: Locale }) {
  const { before, link } = words[locale];
  return (
    <p className="quiet small">
      {before}
      <a href={href('privacy', locale)}>{link}</a>.
    </p>
  );
}
