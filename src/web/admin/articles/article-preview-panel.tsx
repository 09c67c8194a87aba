import type { ArticleInput } from '#domain/content/articles/article-form.ts';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { Notice } from '#web/ui/notice.tsx';
import { articleWords } from './article-words.ts';

/** Where the preview stands on the page, to which its button leads. */
export const PREVIEW_ID = 'article-preview';

interface PreviewPanelProps {
  locale: Locale;
  input: ArticleInput;
  preview: RenderedArticle | undefined;
}

/** What the site would show of a text that is being written. */
export function PreviewPanel({ locale, input, preview }: PreviewPanelProps) {
  const { editor: m } = articleWords[locale];
  return (
    <section
      className="article-preview"
      id={PREVIEW_ID}
      tabIndex={-1}
      aria-labelledby="article-preview-title"
    >
      <h2 id="article-preview-title">{m.previewTitle}</h2>
      {preview ? (
        <div className="panel article-preview__page">
          <p className="small faint">{m.previewNote(preview.minutes, preview.words)}</p>
          <div lang={input.language || undefined}>
            {preview.isLeftOut && <Notice tone="warning">{m.leftOut}</Notice>}
            <p className="article-preview__title">{input.title}</p>
            {/* The pipe has made it harmless (documents/article/render-article.ts). */}
            <div
              className="article-preview__text"
              dangerouslySetInnerHTML={{ __html: preview.html }}
            />
          </div>
        </div>
      ) : (
        <p className="quiet">{m.previewEmpty}</p>
      )}
    </section>
  );
}
