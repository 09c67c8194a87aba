import { checkCodes, checkFacts } from './check-facts.ts';
import { checkLinks } from './check-links.ts';
import { checkBuild, checkFiller, checkTypography } from './check-text.ts';
import { checkLikeness, checkPairs } from './check-together.ts';
import type { CheckedArticle, Finding } from './checked-article.ts';

/** All that the checker finds in the articles that the shop comes with, by file and line. */
export function checkArticles(all: readonly CheckedArticle[]): string[] {
  const findings: Finding[] = [
    ...all.flatMap((checked) => [
      ...checkBuild(checked),
      ...checkFiller(checked),
      ...checkTypography(checked),
      ...checkFacts(checked),
      ...checkCodes(checked),
      ...checkLinks(checked, all),
    ]),
    ...checkPairs(all),
    ...checkLikeness(all),
  ];
  return findings.map(({ path, line, text }) => `${path}:${line} ${text}`).toSorted();
}
