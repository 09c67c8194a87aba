import { generatorWords } from '#web/operator/generator-words.ts';
import type { ArticlePageProps } from './props.ts';

/** What the checks of the generator have found in the text that it wrote. */
export function Faults({ locale, faults }: Pick<ArticlePageProps, 'locale' | 'faults'>) {
  const { batch: m } = generatorWords[locale];
  if (faults.length === 0) return null;
  return (
    <details className="panel">
      <summary>{`${m.faults} (${faults.length})`}</summary>
      <ul>
        {faults.map(({ kind, part, section, found }) => (
          <li key={[kind, part, section, found].join(' ')} className="breakable">
            {m.fault(m.faultKinds[kind] ?? kind, found)}
          </li>
        ))}
      </ul>
    </details>
  );
}
