import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { type ArticleInput, articleForm } from '#domain/content/articles/article-form.ts';
import type { ArticleFormat } from '#domain/content/articles/article.ts';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { wordsOf } from '#messages/words.ts';
import { Button } from '#web/ui/button.tsx';
import { PictureNotice } from './article-picture-news.tsx';
import { PREVIEW_ID, PreviewPanel } from './article-preview-panel.tsx';
import { articleWords } from './article-words.ts';

export interface ArticleFormProps {
  locale: Locale;
  input: ArticleInput;
  problems?: FormState['problems'];
  format: ArticleFormat;
  /** The number of the text that the form is filled in with; undefined of a new article. */
  seen: number | undefined;
  /** Articles of the other language, or of both where the language is still open. */
  titles: readonly { id: string; title: string }[];
  preview: RenderedArticle | undefined;
  /** Whether what is shown was typed and is stored nowhere yet. */
  isUnsaved: boolean;
  /** Buttons of the form beside those that every article has. */
  moves?: ReactNode;
  /** What stands below the buttons. */
  plan?: ReactNode;
}

const { Form, Field } = adminForm(articleForm);

/** The form of an article, new or not: the text with its preview, and what is told of it. */
export function ArticleForm(props: ArticleFormProps) {
  const { locale, input, seen, preview, format, isUnsaved, moves, plan } = props;
  const { editor: m, problems } = articleWords[locale];
  return (
    <Form
      name="article"
      state={props}
      words={{ fields: m, problems, optional: m.optional }}
      hidden={{ seen: seen?.toString() }}
      className="article-editor"
      data-article-editor
      data-unsaved={isUnsaved || undefined}
      data-pictures={adminHref('operatorTakenPictures')}
      data-format={format}
      data-alt={m.pictureAlt}
      data-uploading={m.uploading}
      data-failed={m.uploadFailed}
    >
      <TextPart {...props} />
      <AboutPart {...props} />
      <div className="cluster article-editor__buttons">
        <Button variant="primary" name={ACTION_FIELD} value="save">
          {seen === undefined ? m.saveDraft : m.save}
        </Button>
        <Button name={ACTION_FIELD} value="preview" formAction={`#${PREVIEW_ID}`}>
          {m.preview}
        </Button>
        {moves}
      </div>
      {plan}
      <PreviewPanel {...{ locale, input, preview }} />
    </Form>
  );
}

function TextPart({ locale, format, input, seen }: ArticleFormProps) {
  const { editor: m, languages } = articleWords[locale];
  const lang = input.language || undefined;
  const hint = (
    <>
      {m.contentHint}
      <span className="needs-script"> {m.pasteHint}</span>
    </>
  );
  return (
    <fieldset className="new-order__part">
      <legend>{m.text}</legend>
      {seen === undefined && <Field name="language" options={languages} />}
      <Field name="title" autoComplete="off" lang={lang} />
      <Field name="excerpt" rows={2} lang={lang} />
      <Field
        name="content"
        label={format === 'html' ? m.contentHtml : m.content}
        hint={hint}
        rows={24}
        lang={lang}
        spellCheck
        data-article-text
      />
      <PictureNotice locale={locale} />
    </fieldset>
  );
}

function AboutPart({ locale, seen, titles }: ArticleFormProps) {
  const { editor: m } = articleWords[locale];
  const plain = { autoComplete: 'off', mark: m.optional } as const;
  const slugHint = seen === undefined ? m.slugHint : `${m.slugHint} ${m.slugMoved}`;
  const pictureHint = (
    <>
      {m.imageUrlHint} <a href={adminHref('operatorImageGenerator')}>{m.toGenerator}</a>
    </>
  );
  return (
    <fieldset className="new-order__part">
      <legend>{m.about}</legend>
      <div className="new-order__grid">
        <Field name="slug" hint={slugHint} autoComplete="off" spellCheck={false} />
        <Field name="topic" none={m.none} options={wordsOf(locale).blog.topics} />
        <Field name="date" />
        <Field name="checkedOn" mark={m.optional} />
        <Field name="author" {...plain} />
        <Field name="keywords" {...plain} />
        <Field name="translation" {...plain} list="article-titles" />
        <Field name="imageUrl" {...plain} hint={pictureHint} />
      </div>
      <datalist id="article-titles">
        {titles.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <Field name="sources" mark={m.optional} rows={3} />
    </fieldset>
  );
}
