/** An opening or a closing one, with the marks of quotes before it. */
const FENCE = /^([ \t]{0,40})((?:>[ \t]?){0,20})[ \t]{0,3}(`{3,}|~{3,})(.*)$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

interface Fence {
  sign: string;
  isQuoted: boolean;
}

/**
 * Which lines of Markdown are code: those between fences, of which only one of the same sign that is as long ends
 * another, and those that are indented behind a blank line, which in a list go on with its item.
 */
export function codeLines(lines: readonly string[]): boolean[] {
  let open: Fence | undefined;
  let isInList = false;
  let mayBegin = true;
  return lines.map((line) => {
    const [, indent = '', quotes = '', sign = '', rest = ''] = FENCE.exec(line) ?? [];
    if (open?.isQuoted && !/^ {0,3}>/.test(line)) open = undefined;
    if (open) {
      const isEnd = sign.startsWith(open.sign) && rest.trim() === '';
      if (isEnd) open = undefined;
      mayBegin = true;
      return true;
    }
    const isBlank = line.trim() === '';
    const isIndented = INDENTED.test(line) && !isInList;
    if (isIndented && mayBegin && !isBlank) return true;
    const isFence = sign !== '' && (isInList || !INDENTED.test(indent));
    if (isFence && !(sign.startsWith('`') && rest.includes('`'))) {
      open = { sign, isQuoted: quotes !== '' };
      return true;
    }
    if (ITEM.test(line)) isInList = true;
    else if (mayBegin && /^\S/.test(line)) isInList = false;
    mayBegin = isBlank || /^ {0,3}#{1,6}[ \t]/.test(line);
    return false;
  });
}
