import { lineDiff } from './line-diff.ts';

/**
 * A text that is sent back by who has read it: each line that is as it was read is taken as it was stored, so that
 * its short codes and short addresses stay (rules 43). Lines that say something else are taken as they were sent.
 * Of lines that read alike each keeps its own place among the others; one that was moved is told by what it says.
 * @param read the stored text as it was read, in as many lines
 */
export function withCodesBack(sent: string, { stored, read }: { stored: string; read: string }) {
  const lines = sent.split(/\r\n|\n/);
  if (lines.join('\n') === read) return stored;
  const written = stored.split('\n');
  const was = read.split('\n').map((line) => line.trimEnd());
  const back: string[] = [];
  const fresh: number[] = [];
  const gone = new Map<string, string[]>();
  let at = 0;
  const typed = lines.map((line) => line.trimEnd());
  for (const { kind, text } of lineDiff(was.join('\n'), typed.join('\n'))) {
    const [line = '', own = line] = [lines[back.length], written[at]];
    if (kind === 'gone') gone.getOrInsertComputed(text, () => []).push(own);
    else back.push(kind === 'same' ? own : line);
    if (kind === 'new') fresh.push(back.length - 1);
    else at += 1;
  }
  for (const index of fresh.toReversed()) {
    const line = typed[index] ?? '';
    const moved = line === '' ? undefined : gone.get(line)?.pop();
    if (moved !== undefined) back[index] = moved;
  }
  return back.join('\n');
}
