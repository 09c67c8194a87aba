const MONTHS =
  'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|' +
  'january|february|march|april|may|june|july|august|september|october|november|december';
/** What follows „28.“ where that begins a day: a month by its name or its number. */
const DAY = new RegExp(String.raw`^(?:(?:${MONTHS})(?![\p{L}])|\d{1,2}\.(?!\d))`, 'iu');
const ITEM = /^( {0,3}(?:> ?|[-*+] {1,3})*)(\d{1,9})([.)])([ \t]+\S.*)$/;
const FENCE = /^ {0,3}(?:> ?)*(```|~~~)/;
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]{1,20})\]:[ \t]*(.*)$/;

/**
 * Lines of Markdown as people mean them who do not know it whole: a day at the head of a paragraph is no list, nor is
 * a single number other than 1, and footnotes are small figures with their text where it was written.
 */
export function typedLines(text: string): string {
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  for (const index of loneItems(lines, isCode)) {
    lines[index] = (lines[index] ?? '').replace(ITEM, String.raw`$1$2\$3$4`);
  }
  return withFootnotes(lines, isCode).join('\n');
}

/** Which lines are code between fences. */
function codeLines(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = FENCE.exec(line) ?? [];
    const isFence = mark !== undefined && (fence === undefined || fence === mark);
    if (isFence) fence = fence === undefined ? mark : undefined;
    return isFence || fence !== undefined;
  });
}

/** Lines that look like the item of a list and are none. */
function loneItems(lines: readonly string[], isCode: readonly boolean[]): number[] {
  const lone: number[] = [];
  let run: number[] = [];
  let isAfterBlank = false;
  const end = () => {
    const [first = -1, ...others] = run;
    const number = ITEM.exec(lines[first] ?? '')?.[2];
    if (others.length === 0 && number !== undefined && number !== '1') lone.push(first);
    run = [];
  };
  lines.forEach((line, index) => {
    const [, before = '', number, , rest = ''] = (!isCode[index] && ITEM.exec(line)) || [];
    const isItem = rest !== '' && !DAY.test(rest.trim());
    if (rest !== '' && !isItem) lone.push(index);
    if (isItem && !/[-*+]/.test(before)) run.push(index);
    else if (isItem && number !== '1') lone.push(index);
    else if (!isItem && isAfterBlank && /^\S/.test(line)) end();
    isAfterBlank = line.trim() === '';
  });
  end();
  return lone;
}

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Marks of footnotes that have a text, in figures of their own; others are marks of sources. */
function withFootnotes(lines: readonly string[], isCode: readonly boolean[]): string[] {
  const numbers = new Map<string, string>();
  lines.forEach((line, index) => {
    const [, name] = (!isCode[index] && FOOTNOTE.exec(line)) || [];
    if (name !== undefined && !numbers.has(name)) numbers.set(name, small(numbers.size + 1));
  });
  if (numbers.size === 0) return [...lines];
  return lines.map((line, index) =>
    isCode[index]
      ? line
      : line
          .replace(
            FOOTNOTE,
            (mark, name: string, said: string) => `${numbers.get(name) ?? mark} ${said}`,
          )
          .replaceAll(/`[^`]*`|\[\^([^\]\s]{1,20})\]/g, (mark, name: string | undefined) =>
            name === undefined ? mark : (numbers.get(name) ?? mark),
          ),
  );
}

function small(number: number): string {
  return [...String(number)].map((digit) => SMALL[Number(digit)]).join('');
}
