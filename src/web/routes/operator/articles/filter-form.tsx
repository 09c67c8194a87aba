import { href } from '#domain/addresses.ts';
import { articleStates, articleTopics } from '#domain/article/article.ts';
import { deskOrigins, deskQuery } from '#domain/article/desk-filter.ts';
import { MOST_SEARCHED } from '#domain/article/search-words.ts';
import { locales } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { blogWords } from '#web/blog/words.ts';
import { CheckboxField, SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { articleWords } from '#web/operator/article-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ArticlesPageProps } from './props.ts';

/** All of it stands in the address, so that a filtered list can be kept as a link. */
export function ArticleFilterForm({ locale, filter }: ArticlesPageProps) {
  const words = articleWords[locale];
  const { filter: m } = words;
  const address = href('operatorArticles', 'cs');
  const select = (
    name: 'state' | 'language' | 'topic' | 'origin',
    options: readonly (readonly [string, string])[],
  ) => (
    <SelectField name={name} label={m[name]} defaultValue={filter[name] ?? ''}>
      <option value={NOTHING_CHOSEN}>{m.any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <FormName value="article-filter">
      <form className="list-filter" action={address} aria-label={m.heading}>
        <TextField
          name="q"
          type="search"
          label={m.q}
          autoComplete="off"
          maxLength={MOST_SEARCHED}
          defaultValue={filter.q}
        />
        {select(
          'state',
          articleStates.map((each) => [each, words.states[each]] as const),
        )}
        {select(
          'language',
          locales.map((each) => [each, words.languages[each]] as const),
        )}
        {select(
          'topic',
          articleTopics.map((each) => [each, blogWords[locale].topics[each]] as const),
        )}
        {select(
          'origin',
          deskOrigins.map((each) => [each, words.origins[each]] as const),
        )}
        <CheckboxField name="unread" label={m.unread} defaultChecked={filter.unread} />
        <div className="cluster">
          <Button icon="search">{m.apply}</Button>
          {Object.keys(deskQuery(filter)).length > 0 && (
            <ButtonLink href={address}>{m.clear}</ButtonLink>
          )}
        </div>
      </form>
    </FormName>
  );
}
