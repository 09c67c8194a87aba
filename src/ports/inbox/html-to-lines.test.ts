import { expect, it } from 'vitest';
import { htmlToLines } from './html-to-lines.ts';

it.each(['İ', 'ẞİstanbul', 'ﬀ'])(
  'keeps every word, whatever letters stand before: %s',
  (characters) => {
    const html = `<p>${characters.repeat(20)}</p><STYLE>p{color:red}</Style><p>Chci odstoupit</p><title>x</title >dál`;
    expect(htmlToLines(html)).toBe(`${characters.repeat(20)}\nChci odstoupit\ndál`);
  },
);

it('shows nothing of what begins to be hidden and never ends', () => {
  expect(htmlToLines('Dobrý den<style>p{}<p>pryč')).toBe('Dobrý den');
});
