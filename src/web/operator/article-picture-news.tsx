import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { articleWords } from './article-words.ts';

/** Where the editor's script says how a pasted picture fares, with the words for what may be wrong with it. */
export function PictureNews({ locale }: { locale: Locale }) {
  const { pictureProblems } = articleWords[locale].editor;
  return (
    <>
      <output className="small" data-picture-state />
      <ul hidden>
        {keysOf(pictureProblems).map((problem) => (
          <li key={problem} data-picture-problem={problem}>
            {pictureProblems[problem]}
          </li>
        ))}
      </ul>
    </>
  );
}
