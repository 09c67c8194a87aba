import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { startWords } from '#web/admin/words/start-words.ts';

/** The generators, by the names that their rows have in the table of addresses once they are built. */
const tools = [
  'operatorArticleGenerator',
  'operatorImageGenerator',
  'operatorReviewGenerator',
] as const;

/** The tools that can be used: a card is drawn where its page is. */
export function ToolsSection({ locale }: { locale: Locale }) {
  const { pages } = usePageFacts();
  const { tools: m } = startWords[locale];
  const built = tools.filter((tool) => pages.has(tool));
  if (built.length === 0) return null;
  return (
    <section className="start-part" aria-labelledby="tools">
      <h2 id="tools">{m.title}</h2>
      <ul className="tools">
        {built.map((tool) => (
          <li key={tool} className="tool">
            <a className="need__title" href={adminHref(tool)}>
              {m[tool].title}
            </a>
            <p className="need__text">{m[tool].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
