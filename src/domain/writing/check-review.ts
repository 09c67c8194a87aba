import type { ReviewText } from './article-text.ts';
import { type CheckFacts, checkPiece, faultAt } from './check-text.ts';
import type { WritingFault } from './fault.ts';
import { phrasesIn } from './phrases.ts';

const LEAST_CHARACTERS = 60;
const MOST_CHARACTERS = 500;

/**
 * Everything that is wrong with a generated review (rules 80). Nobody has bought anything, so it may not say that
 * somebody did.
 */
export function checkReview({ text }: ReviewText, facts: CheckFacts): WritingFault[] {
  const place = { part: 'text' } as const;
  const length = [...text.trim()].length;
  const isLong = length < LEAST_CHARACTERS || length > MOST_CHARACTERS;
  return [
    ...(isLong
      ? [faultAt(place, 'length', `${length} (${LEAST_CHARACTERS}–${MOST_CHARACTERS})`)]
      : []),
    ...checkPiece(text, place, facts),
    // A page of reviews resolves no codes and draws no links.
    ...(text.match(/\[\[|\]\(|\*\*|^[-*#] /gm) ?? []).map((mark) => faultAt(place, 'markup', mark)),
    ...phrasesIn(text, facts.rules.pretences).map((phrase) => faultAt(place, 'pretence', phrase)),
  ];
}
