import { formatMoment } from '#content/moments.ts';
import { formatPercent } from '#domain/money.ts';
import { articleWords } from '#web/admin/articles/article-words.ts';
import type { EditArticlePageProps } from './props.ts';

/** What wrote a generated article, how much of it a person has changed, who read it and who let it out (rules 80). */
export function HowMade({
  locale,
  made,
  row,
}: Pick<EditArticlePageProps, 'locale' | 'made' | 'row'>) {
  const { made: m } = articleWords[locale];
  if (!made) return null;
  const { model, shareChanged, reader, approver, approvedAt } = made;
  const stated = [
    model === null ? m.composed : m.by(model),
    m.changed(formatPercent(locale, Math.round(shareChanged * 100))),
    row.readAt && m.read(reader ?? m.shop, formatMoment(locale, row.readAt)),
    approvedAt && m.approved(approver ?? m.shop, formatMoment(locale, approvedAt)),
  ];
  return <p className="quiet breakable">{stated.filter(Boolean).join(' · ')}</p>;
}
