import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { articleWords } from './article-words.ts';

/** Where a picture is chosen, and where the editor's script says how it fares, with the words for what may be wrong with it. */
export function PictureNotice({ locale }: { locale: Locale }) {
  const { pictureProblems, choosePicture } = articleWords[locale].editor;
  return (
    <>
      <label className="needs-script">
        <span className="small">{choosePicture} </span>
        {/* Without a name: the script sends it by itself, and it never goes along with the article. */}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          data-picture-file
        />
      </label>
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
