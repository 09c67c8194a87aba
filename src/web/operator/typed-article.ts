import type { TypedArticle } from '#domain/article/article-form.ts';
import { mapRecord } from '#domain/records.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** The form of an article as it was posted. */
export function typedArticleIn(field: PostedFields): TypedArticle {
  return mapRecord(emptyArticle, (name) => field(name).replaceAll('\0', '').toWellFormed());
}

/** A form that nobody has filled in. */
export const emptyArticle: TypedArticle = {
  language: '',
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  topic: '',
  keywords: '',
  sources: '',
  author: '',
  date: '',
  checkedOn: '',
  translation: '',
  imageUrl: '',
};
