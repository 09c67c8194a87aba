/**
 * The link to the other edition keeps query and hash (rules 2): the server never sees the one, and
 * leaves the other out of pages that are the same for everyone. A page that is the same for every address
 * leaves out the path as well.
 */
export function keepPlaceOnLanguageSwitch(): void {
  // Middle click and context menu follow the link as well.
  for (const kind of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(kind, ({ target }) => {
      const link = target instanceof Element && target.closest('[data-language-switch]');
      if (!(link instanceof HTMLAnchorElement)) return;
      if (link.dataset['languageSwitch'] === 'path') link.pathname = location.pathname;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
