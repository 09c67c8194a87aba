/**
 * The numbers that a list of pages shows: the first, the last, the present one and its neighbours. Undefined stands
 * for those left out between them, of which there are at least two.
 */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)].filter((one) => one >= 1 && one <= pages);
  return shown
    .toSorted((a, b) => a - b)
    .flatMap((one, index, all) => {
      const left = one - (all[index - 1] ?? one - 1) - 1;
      if (left === 0) return [one];
      return left === 1 ? [one - 1, one] : [undefined, one];
    });
}
