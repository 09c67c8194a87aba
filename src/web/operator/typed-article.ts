import type { TypedArticle } from '#domain/article/article-form.ts';
import { slugOf } from '#domain/article/slug-of.ts';
import { mapRecord } from '#domain/records.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** The form of an article as it was posted; an empty address is made of the title. */
export function typedArticleIn(field: PostedFields): TypedArticle {
  const typed = mapRecord(emptyArticle, (name) => field(name).replaceAll('\0', '').toWellFormed());
  return typed.slug.trim() === '' ? { ...typed, slug: slugOf(typed.title) } : typed;
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
