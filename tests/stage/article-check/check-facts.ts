import { showClaims } from '#domain/content/claims/show-claims.ts';
import { renderArticle } from '#documents/article/render-article.ts';
import type { Locale } from '#domain/locale.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { offering } from '#tests/stage/offering.ts';
import {
  type CheckedArticle,
  type Finding,
  findingsAt,
  inBlocks,
  readable,
} from './checked-article.ts';

/** A number from which on a figure has a source. */
const LEAST_FIGURE = 100;
/** Words from which on what stands in quotes is somebody's. */
const LEAST_QUOTED = 6;

/** Figures and quotations have a source or come from the shop; every source is used. */
export function checkFacts(checked: CheckedArticle): Finding[] {
  const { article } = checked;
  const marked = new Set(
    [...article.content.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)),
  );
  const unused = article.sources.flatMap((_, index) =>
    marked.has(index + 1) ? [] : [`source ${index + 1} is not used`],
  );
  const late = article.sources.flatMap(({ readOn }, index) =>
    readOn > (article.checkedOn ?? article.date)
      ? [`source ${index + 1} was read after the check`]
      : [],
  );
  return [
    ...findingsAt(checked, 1, [...unused, ...late]),
    ...inBlocks(checked, (text) => {
      if (text.startsWith('#') || /\[\^\d+\]|\[\[/.test(text)) return [];
      return factsIn(text, article.language).map((fact) => `without a source: ${fact}`);
    }),
    ...inBlocks(checked, (text) =>
      [...text.matchAll(/\[\^([^\]]*)\]/g)].flatMap(([mark, number]) =>
        article.sources[Number(number) - 1] ? [] : [`no such source: ${mark}`],
      ),
    ),
  ];
}

/** What of a text somebody must be able to check. */
export function factsIn(block: string, language: Locale): string[] {
  const text = readable(block).replaceAll('\u00a0', ' ');
  const separator = language === 'cs' ? /[. ](?=\d{3}(?!\d))/g : /,(?=\d{3}(?!\d))/g;
  // Years, paragraphs and numbers of laws are names, and no figures.
  const bare = text
    .replaceAll(separator, '')
    .replaceAll(/§+ ?\d+\w?|\d+\/\d{2,4}|(?<![\d,.])(?:19|20)\d\d(?![\d%])/g, '');
  const percent = bare.match(/\d+(?:[.,]\d+)? ?(?:%|per cent|procent)/g) ?? [];
  const great = (bare.match(/\d+(?:[.,]\d+)?/g) ?? []).filter(
    (number) => Number.parseFloat(number.replace(',', '.')) >= LEAST_FIGURE,
  );
  const quoted = (text.match(/[„“][^„“”]+[“”]/g) ?? []).filter(
    (quote) => quote.split(/\s+/).length >= LEAST_QUOTED,
  );
  const set = /^> /m.test(block) ? ['a quotation'] : [];
  return [...percent, ...great, ...quoted, ...set];
}

/** Short codes that a public shop renders to nothing, and brackets that are none. */
export function checkCodes(checked: CheckedArticle): Finding[] {
  const { article } = checked;
  const locale = article.language;
  const claims = showClaims(writtenClaims, locale, false);
  return inBlocks(checked, (text) => {
    const block = { ...article, content: text };
    const { rendered, problems } = renderArticle(block, { locale, offering, claims }, []);
    const left = rendered.html.match(/\[\[|\]\]|\[\^/g) ?? [];
    return [
      ...problems
        .filter((code) => code.startsWith('[['))
        .map((code) => `unknown short code ${code}`),
      ...(left.length > 0 ? ['brackets that are no short code'] : []),
    ];
  });
}
