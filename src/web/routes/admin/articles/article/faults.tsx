import { generatorWords } from '#web/admin/generators/generator-words.ts';
import type { EditArticlePageProps } from './props.ts';

/** What the checks of the generator have found in the text that it wrote. */
export function Faults({ locale, faults }: Pick<EditArticlePageProps, 'locale' | 'faults'>) {
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
