/** The link to the other edition keeps the hash, which the server never sees (decision 2). */
export function keepHashOnLanguageSwitch(): void {
  // Middle click and context menu follow the link as well.
  for (const kind of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(kind, ({ target }) => {
      const link = target instanceof Element && target.closest('[data-language-switch]');
      if (link instanceof HTMLAnchorElement) link.hash = location.hash;
    });
  }
}
