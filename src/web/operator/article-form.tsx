import {
  type ArticleField,
  type ArticleTypos,
  MOST_ARTICLE_AUTHOR,
  MOST_ARTICLE_EXCERPT,
  MOST_ARTICLE_TITLE,
  type TypedArticle,
  articleFields,
} from '#domain/article/article-form.ts';
import { type ArticleFormat, articleTopics } from '#domain/article/article.ts';
import type { RenderedArticle } from '#domain/article/articles.ts';
import { adminHref } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import type { ReactNode } from 'react';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { wordsOf } from '#messages/words.ts';
import { PictureNews } from './article-picture-news.tsx';
import { PREVIEW_ID, PreviewPanel } from './article-preview-panel.tsx';
import { articleWords } from './article-words.ts';
import { FormErrors } from './form-errors.tsx';

export interface ArticleFormProps {
  locale: Locale;
  typed: TypedArticle;
  problems: ArticleTypos;
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

/** The form of an article, new or not: the text with its preview, and what is told of it. */
export function ArticleForm(props: ArticleFormProps) {
  const { locale, problems, seen, preview, format, isUnsaved, moves, plan } = props;
  const { editor: m, typos } = articleWords[locale];
  const errors = articleFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: typos[problem] }] : [];
  });
  return (
    <FormName value="article">
      <FormErrors locale={locale} errors={errors} />
      <form
        method="post"
        className="article-editor"
        noValidate
        data-article-editor
        data-unsaved={isUnsaved || undefined}
        data-pictures={adminHref('operatorTakenPictures')}
        data-format={format}
        data-alt={m.pictureAlt}
        data-uploading={m.uploading}
        data-failed={m.uploadFailed}
      >
        {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
        <TextPart {...props} />
        <AboutPart {...props} />
        <div className="cluster article-editor__buttons">
          <Button variant="primary" name="intent" value="save">
            {seen === undefined ? m.saveDraft : m.save}
          </Button>
          <Button name="intent" value="preview" formAction={`#${PREVIEW_ID}`}>
            {m.preview}
          </Button>
          {moves}
        </div>
        {plan}
        <PreviewPanel locale={locale} typed={props.typed} preview={preview} />
      </form>
    </FormName>
  );
}

/** What a field has by its name: what is typed into it, and what is wrong with it. */
function fieldsOfForm({ locale, typed, problems }: ArticleFormProps) {
  const { typos } = articleWords[locale];
  return (name: ArticleField) => {
    const problem = problems[name];
    return { name, defaultValue: typed[name], error: problem && typos[problem] };
  };
}

function TextPart(props: ArticleFormProps) {
  const { locale, format, typed, seen } = props;
  const { editor: m, languages } = articleWords[locale];
  const field = fieldsOfForm(props);
  const lang = typed.language || undefined;
  return (
    <fieldset className="new-order__part">
      <legend>{m.text}</legend>
      {seen === undefined && (
        <SelectField {...field('language')} label={m.language}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {languages[each]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('title')}
        label={m.titleField}
        maxLength={MOST_ARTICLE_TITLE}
        autoComplete="off"
        lang={lang}
      />
      <TextAreaField
        {...field('excerpt')}
        label={m.excerpt}
        hint={m.excerptHint}
        rows={2}
        maxLength={MOST_ARTICLE_EXCERPT}
        lang={lang}
      />
      <TextAreaField
        {...field('content')}
        label={format === 'html' ? m.contentHtml : m.content}
        hint={
          <>
            {m.contentHint}
            <span className="needs-script"> {m.pasteHint}</span>
          </>
        }
        rows={24}
        lang={lang}
        spellCheck
        data-article-text
      />
      <PictureNews locale={locale} />
    </fieldset>
  );
}

function AboutPart(props: ArticleFormProps) {
  const { locale, seen } = props;
  const { editor: m } = articleWords[locale];
  const { topics } = wordsOf(locale).blog;
  const field = fieldsOfForm(props);
  const plain = { autoComplete: 'off', mark: m.optional } as const;
  const slugHint = seen === undefined ? m.slugHint : `${m.slugHint} ${m.slugMoved}`;
  return (
    <fieldset className="new-order__part">
      <legend>{m.about}</legend>
      <div className="new-order__grid">
        <TextField
          {...field('slug')}
          label={m.slug}
          hint={slugHint}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField {...field('topic')} label={m.topic}>
          <option value={NOTHING_CHOSEN}>{m.none}</option>
          {articleTopics.map((topic) => (
            <option key={topic} value={topic}>
              {topics[topic]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('date')} type="date" label={m.date} />
        <TextField {...field('checkedOn')} type="date" label={m.checkedOn} mark={m.optional} />
        <TextField
          {...field('author')}
          {...plain}
          label={m.author}
          hint={m.authorHint}
          maxLength={MOST_ARTICLE_AUTHOR}
        />
        <TextField {...field('keywords')} {...plain} label={m.keywords} hint={m.keywordsHint} />
        <TextField
          {...field('translation')}
          {...plain}
          label={m.translation}
          hint={m.translationHint}
          list="article-titles"
        />
        <TextField
          {...field('imageUrl')}
          {...plain}
          label={m.picture}
          hint={
            <>
              {m.pictureHint} <a href={adminHref('operatorImageGenerator')}>{m.toGenerator}</a>
            </>
          }
        />
      </div>
      <SourcesPart {...props} />
    </fieldset>
  );
}

function SourcesPart(props: ArticleFormProps) {
  const { locale, titles } = props;
  const { editor: m } = articleWords[locale];
  const field = fieldsOfForm(props);
  return (
    <>
      <datalist id="article-titles">
        {titles.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <TextAreaField
        {...field('sources')}
        label={m.sources}
        hint={m.sourcesHint}
        mark={m.optional}
        rows={3}
      />
    </>
  );
}
