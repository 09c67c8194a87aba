import { takePictures } from './article-pictures.ts';
import { followArticle } from './article-preview.ts';

/** What scripts add to the form of an article (`ArticleForm`). */
export function helpArticleEditor(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-article-editor]');
  const text = form?.querySelector<HTMLTextAreaElement>('textarea[data-article-text]');
  if (!form || !text) return;
  followArticle(form);
  takePictures(form, text);
}
