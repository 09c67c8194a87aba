/** A line of two texts: in both, or only in the former or the latter one. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Comparisons of lines beyond which whole parts are taken for other ones: that would keep the server busy. */
const MOST_COMPARED = 1_000_000;

/** What differs between two texts, line by line, by the longest sequence that they have in common. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const from = before.split('\n');
  const to = after.split('\n');
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  const middle = diffBetween(
    from.slice(start, from.length - end),
    to.slice(start, to.length - end),
  );
  return [
    ...markLines('same', from.slice(0, start)),
    ...middle,
    ...markLines('same', from.slice(from.length - end)),
  ];
}

/** Lines that are the same in a row beyond this are left out of what is shown. */
const AROUND = 2;

/** The same with long stretches that are in both texts shortened to their ends; `undefined` stands for the rest. */
export function shortDiff(lines: readonly DiffLine[]): (DiffLine | undefined)[] {
  const isNear = (index: number) =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ kind }) => kind !== 'same');
  const shown = lines.map((line, index) => (isNear(index) ? line : undefined));
  const isFirst = (index: number) => index === 0 || shown[index - 1] !== undefined;
  return shown.filter((line, index) => line !== undefined || isFirst(index));
}

function diffBetween(from: readonly string[], to: readonly string[]): DiffLine[] {
  if (from.length * to.length > MOST_COMPARED)
    return [...markLines('gone', from), ...markLines('new', to)];
  const common = commonLengths(from, to);
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [left, right] = [from[i], to[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      lines.push({ kind: 'gone', text: left });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: right ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** How many lines the ends of both texts have in common, from each pair of lines on. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (!row || !below) continue;
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] =
        from[i] === to[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function markLines(kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }));
}
