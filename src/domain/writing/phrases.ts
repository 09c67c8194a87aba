/** What was made of each phrase: the lists are long, and every text is held against all of them. */
const patterns = new Map<string, RegExp>();

/**
 * The phrases of a list that stand in a text, as the list writes them. One counts wherever it begins at the beginning
 * of a word; `…` stands for words of the same sentence.
 */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return phrases.filter((phrase) => patternOf(phrase).test(plain));
}

/** Endings are left open, because Czech has many, unless the phrase ends in a space; beginnings are not. */
function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const source = phrase
    .split(/,? ?… ?,? ?/)
    .map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const end = phrase.endsWith(' ') ? '(?![\\p{L}\\p{N}])' : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source.join('[^.!?]{1,60}?')}${end}`, 'u');
  patterns.set(phrase, pattern);
  return pattern;
}
