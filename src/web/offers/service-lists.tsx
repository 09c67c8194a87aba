import type { Package, Service } from '#domain/catalogue/price-list.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { benefitsOf, textOf } from './describe-offer.ts';

export interface ServiceListsProps {
  service: Service;
  /** The package that it is about; where none is, the service in general. */
  sold?: Package;
  /** Of the headings. */
  level: 2 | 3;
}

const lists = [
  { key: 'benefits', icon: 'check' },
  { key: 'needs', icon: 'arrow' },
  { key: 'excluded', icon: 'minus' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What the customer gets, what the shop needs, and what the service is not (rules 39). */
export function ServiceLists({ service, sold, level }: ServiceListsProps) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const text = { ...textOf(locale, service), benefits: benefitsOf(locale, service, sold) };
  return (
    <div className="service-lists">
      {lists.map(({ key, icon }) => (
        <section key={key} className="stack stack--small" aria-labelledby={key}>
          <Heading className="service-lists__title" id={key}>
            {wordsOf(locale).offer.lists[key]}
          </Heading>
          <ul className="ticks" data-kind={key}>
            {text[key].map((line) => (
              <li key={line}>
                <Icon name={icon} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
