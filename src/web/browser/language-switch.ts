import { cookieName, namingHere } from '#web/cookies/cookie-naming.ts';

/**
 * From the order the way to the other edition is a form: it takes along the cart and what was typed, as
 * they lie in the cookies of this edition at that moment, and the step that is shown.
 */
export function carryOrderOnLanguageSwitch(): void {
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset['carry'] === undefined) return;
    const step = new URLSearchParams(location.search).get('step') ?? '';
    const values = {
      cart: cookieValue('cart', '/'),
      draft: cookieValue('draft', location.pathname),
      step,
    };
    for (const [name, value] of Object.entries(values)) {
      const field = target.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  });
}

function cookieValue(name: string, path: string): string {
  const begin = `${cookieName(name, path, namingHere())}=`;
  const line = document.cookie.split('; ').find((cookie) => cookie.startsWith(begin));
  return line?.slice(begin.length) ?? '';
}

/**
 * The link to the other edition keeps query and hash (rules 2): the server never sees the one, and
 * leaves the other out of pages that are the same for everyone. A page that is the same for every address
 * leaves out the path as well.
 */
export function keepPositionOnLanguageSwitch(): void {
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
