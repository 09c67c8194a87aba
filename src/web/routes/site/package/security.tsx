import type { Locale } from '#domain/locale.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { packageWords } from './words.ts';

const icons: Record<string, IconName> = {
  password: 'lock',
  anonymous: 'user',
  payment: 'shield',
  gdpr: 'info',
};

/** No password, anonymous, secure payments, GDPR. */
export function Security({ locale }: { locale: Locale }) {
  const { security } = packageWords[locale];
  return (
    <section className="stack" aria-labelledby="security">
      <h2 id="security">{security.title}</h2>
      <ul className="points">
        {security.points.map(({ key, title, text }) => (
          <li key={key} className="points__point">
            <Icon name={icons[key] ?? 'check'} size="large" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
