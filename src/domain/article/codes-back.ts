/**
 * A text that is sent back by who has read it: each line that is as it was read is taken as it was stored, so that
 * its short codes and short addresses stay (rules 43). Lines that say something else are taken as they were sent.
 * @param read the stored text as it was read, in as many lines
 */
export function withCodesBack(sent: string, { stored, read }: { stored: string; read: string }) {
  const lines = sent.split(/\r\n|\n/);
  if (lines.join('\n') === read) return stored;
  const written = stored.split('\n');
  const known = new Map(
    read
      .split('\n')
      .map((line, at) => [line.trimEnd(), written[at] ?? line] as const)
      .filter(([line]) => line !== ''),
  );
  return lines.map((line) => known.get(line.trimEnd()) ?? line).join('\n');
}
