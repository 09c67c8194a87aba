import { takePictures } from './article-pictures.ts';
import { followArticle } from './article-preview.ts';

/** What scripts add to the form of an article (`ArticleForm`). */
export function helpArticleEditor(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-article-editor]');
  const text = form?.querySelector<HTMLTextAreaElement>('textarea[data-article-text]');
  if (!form || !text) return;
  followArticle(form);
  keepUnsaved(form);
  takePictures(form, text);
}

/** Asks before a page is left on which something is typed that is stored nowhere. */
function keepUnsaved(form: HTMLFormElement): void {
  let isUnsaved = form.dataset['unsaved'] !== undefined;
  form.addEventListener('input', () => {
    isUnsaved = true;
  });
  form.addEventListener('submit', () => {
    isUnsaved = false;
  });
  addEventListener('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
}
