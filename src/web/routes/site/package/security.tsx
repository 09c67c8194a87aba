import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useWords } from '#web/words.ts';

const icons: Record<string, IconName> = {
  password: 'lock',
  anonymous: 'user',
  payment: 'shield',
  gdpr: 'info',
};

/** No password, anonymous, secure payments, GDPR. */
export function Security() {
  const { security } = useWords().packagePage;
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
