/**
 * The not-found page leads home after a while, unless its reader gives a sign of staying: any key, touch or
 * scroll (rules 45). Without this script it goes by itself.
 */
export function goHomeUnlessStopped(): void {
  const page = document.querySelector<HTMLElement>('[data-home-after]');
  if (!page) return;
  const { homeAfter, home = '/' } = page.dataset;
  const timer = setTimeout(() => location.replace(home), Number(homeAfter) * 1000);
  const signs = new AbortController();
  const stay = (): void => {
    clearTimeout(timer);
    signs.abort();
    for (const line of page.querySelectorAll<HTMLElement>('[data-while]')) {
      line.hidden = line.dataset.while !== 'staying';
    }
  };
  for (const sign of ['keydown', 'pointerdown', 'wheel', 'scroll']) {
    addEventListener(sign, stay, { signal: signs.signal, passive: true });
  }
}
