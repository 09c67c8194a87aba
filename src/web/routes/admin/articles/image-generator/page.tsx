import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { MOST_BATCH_PICTURES } from '#domain/generators/batch.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { GeneratorFrame } from '#web/admin/generators/generator-frame.tsx';
import { generatorWords } from '#web/admin/generators/generator-words.ts';
import type { GeneratorFacts } from '#web/admin/generators/load-generator.ts';
import type { PictureList, PicturedArticle } from './load-pictures.ts';

interface ImageGeneratorProps extends GeneratorFacts {
  list: PictureList;
  problem?: 'pictures-missing' | 'pictures-many' | 'generator-busy';
}

/** The articles of both languages with their pictures, and the way to make those that are missing. */
export function ImageGeneratorPage(props: ImageGeneratorProps) {
  const { locale, list, problem } = props;
  const { pictures: m } = generatorWords[locale];
  const wrong = problem && problem !== 'generator-busy' ? m.problems[problem] : undefined;
  return (
    <GeneratorFrame {...props} title={m.title} lead={m.lead} isBusy={problem === 'generator-busy'}>
      {list.isAway && (
        <Notice tone="warning">
          <p>{m.away}</p>
        </Notice>
      )}
      <PictureForm {...props} wrong={wrong} />
    </GeneratorFrame>
  );
}

function PictureForm(props: ImageGeneratorProps & { wrong: string | undefined }) {
  const { locale, list, formId, isRunning, wrong } = props;
  const { pictures: m } = generatorWords[locale];
  return (
    <form method="post" className="panel">
      <fieldset className="generator__fields" disabled={isRunning}>
        <legend className="visually-hidden">{m.title}</legend>
        <input type="hidden" name="id" value={formId} />
        <p>{m.counts(list.present, list.missing)}</p>
        {wrong !== undefined && <FieldError id="pictures">{wrong}</FieldError>}
        <div className="cluster">
          {list.missing > 0 && (
            <Button variant="primary" name={ACTION_FIELD} value="missing">
              {m.all(Math.min(list.missing, MOST_BATCH_PICTURES))}
            </Button>
          )}
          <Button variant="quiet" name={ACTION_FIELD} value="chosen">
            {m.chosen}
          </Button>
        </div>
        <Articles {...props} title={m.stored} articles={list.stored} />
        <Articles {...props} title={m.builtIn} articles={list.builtIn} />
      </fieldset>
      <Pager {...props} />
    </form>
  );
}

function Articles({
  locale,
  title,
  articles,
}: ImageGeneratorProps & { title: string; articles: readonly PicturedArticle[] }) {
  const { pictures: m, languages } = generatorWords[locale];
  if (articles.length === 0) return null;
  return (
    <ListTable
      caption={title}
      isCaptionShown
      isPlain
      rows={articles}
      keyOf={({ id }) => id}
      columns={[
        {
          head: m.article,
          isName: true,
          className: 'breakable',
          render: ({ id, language, title: name }) => (
            <label className="choices__one">
              <input type="checkbox" name="article" value={id} aria-label={m.choose(name)} />
              <span lang={language}>{name}</span>
            </label>
          ),
        },
        { head: m.language, render: ({ language }) => languages[language] },
        {
          head: m.picture,
          render: ({ id, title: name, isPresent }) => (
            <>
              {isPresent === true && (
                <a href={adminHref('operatorStoredPicture', { id })}>
                  <img
                    className="picked__picture"
                    src={adminHref('operatorStoredPicture', { id })}
                    alt={m.previewOf(name)}
                    width={120}
                    height={63}
                    loading="lazy"
                  />
                </a>
              )}
              {isPresent !== undefined && (isPresent ? m.present : m.missing)}
            </>
          ),
        },
      ]}
    />
  );
}

function Pager({ locale, list: { page, hasOlder } }: ImageGeneratorProps) {
  const { pictures: m } = generatorWords[locale];
  const at = (number: number) =>
    withQuery(adminHref('operatorImageGenerator'), { page: String(number) });
  return (
    <div className="cluster">
      {page > 1 && <a href={at(page - 1)}>{m.newer}</a>}
      {hasOlder && <a href={at(page + 1)}>{m.older}</a>}
    </div>
  );
}
