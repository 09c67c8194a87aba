import { expect, it } from 'vitest';
import { MOST_ARTICLE_HEADINGS, MOST_ARTICLE_MARKS, tooMuchIn } from './article-rules.ts';

it.each(['[', '![', '*a ', '_a_ ', '`a', '<b>', '> ', '|a'])(
  'a text has %j as often as it may, and not once more',
  (mark) => {
    const each = mark === '_a_ ' ? 2 : 1;
    expect(tooMuchIn(mark.repeat(MOST_ARTICLE_MARKS / each))).toBeUndefined();
    expect(tooMuchIn(mark.repeat(MOST_ARTICLE_MARKS / each + 1))).toBe('marks');
  },
);

it.each(['# Díl\n', '## Díl\n\nText.\n\n', 'Díl\n===\n', '<h3>Díl</h3>'])(
  'a text has as many headings as %j as it may, and not one more',
  (heading) => {
    expect(tooMuchIn(heading.repeat(MOST_ARTICLE_HEADINGS))).toBeUndefined();
    expect(tooMuchIn(heading.repeat(MOST_ARTICLE_HEADINGS + 1))).toBe('headings');
  },
);

it('a long text of people has far from too much of anything', () => {
  const part =
    '## Díl\n\nVěta s **důrazem**, [odkazem](/cenik) a `kódem`.\n\n- bod\n- bod\n\n| a | b |\n|-|-|\n';
  expect(tooMuchIn(part.repeat(MOST_ARTICLE_HEADINGS))).toBeUndefined();
});
