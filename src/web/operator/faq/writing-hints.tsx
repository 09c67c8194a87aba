import type { Locale } from '#domain/locale.ts';
import { faqDeskWords } from '#web/operator/texts-words.ts';

/** How an answer is written, in a few lines. */
export function WritingHints({ locale }: { locale: Locale }) {
  const { writing } = faqDeskWords[locale];
  return (
    <details>
      <summary>{writing.title}</summary>
      <ul>
        {writing.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
