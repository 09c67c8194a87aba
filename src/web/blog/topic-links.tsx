import { type ArticleTopic, articleTopics } from '#domain/article/article.ts';
import { useLocale, useWords } from '#web/words.ts';
import { listAddress } from './addresses.ts';

export interface TopicLinksProps {
  /** The topic whose list is shown, or all of them; undefined beside what is no list. */
  current?: ArticleTopic | 'all' | undefined;
}

/** The lists that there are, each at an address of its own. */
export function TopicLinks({ current }: TopicLinksProps) {
  const locale = useLocale();
  const words = useWords().blog;
  const all = {
    name: words.allTopics,
    address: listAddress(locale, {}),
    isHere: current === 'all',
  };
  const topics = articleTopics.map((topic) => ({
    name: words.topics[topic],
    address: listAddress(locale, { topic }),
    isHere: topic === current,
  }));
  return (
    <nav className="topics" aria-label={words.topicsLabel}>
      <ul className="topics__list">
        {[all, ...topics].map(({ name, address, isHere }) => (
          <li key={address}>
            <a className="topics__link" href={address} aria-current={isHere ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
