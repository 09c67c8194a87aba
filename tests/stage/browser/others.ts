import type { Page } from 'playwright-core';

/** What a translation is known by: the words stay, so that they can be compared. */
const MARKS = /[‹›]/g;

/**
 * Everything that comes into a page from now on is translated as soon as it is there, as a browser does it: other
 * nodes come into the place of each text, and one into that of several that stand beside each other.
 */
export async function translate(page: Page, isAtOnce = false): Promise<void> {
  await page.addInitScript((isAtOnce) => {
    const untold = 'script, style, noscript, textarea, select, [translate=no]';
    const isNew = (node: Node | null): node is Text =>
      node instanceof Text && node.data.trim() !== '' && !node.data.startsWith('‹');
    function translateAll() {
      if (!document.body) return;
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) if (isNew(walk.currentNode)) texts.push(walk.currentNode);
      for (const text of texts) {
        if (!text.isConnected || text.parentElement?.closest(untold)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        let said = text.data;
        for (let next = text.nextSibling; next; next = text.nextSibling) {
          const isMark = next instanceof Comment && next.data === '';
          const after = isMark ? next.nextSibling : next;
          if (!isNew(after)) break;
          said += after.data;
          after.remove();
        }
        inner.append(`‹${said}›`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    const begin = () => {
      translateAll();
      const all = { subtree: true, childList: true, characterData: true };
      new MutationObserver(translateAll).observe(document, all);
    };
    if (isAtOnce) begin();
    else addEventListener('DOMContentLoaded', begin);
  }, isAtOnce);
}

/** What an element says, without the marks of its translation. */
export async function wordsOf(page: Page, selector: string): Promise<string> {
  const said = await page.locator(selector).first().innerText();
  return said.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim();
}

/** Does to texts and elements of the page's islands whatever others do, as a seed wants it. */
export function meddle(page: Page, seed: number): Promise<void> {
  return page.evaluate(meddleHere, seed);
}

/** Runs in the page. */
function meddleHere(seed: number): void {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const untold = 'script, style, noscript, textarea, select, [translate=no]';
  const islands = [...document.querySelectorAll('[data-island]')];
  const elements = islands.flatMap((island) => [...island.querySelectorAll('*')]);
  const inFont = (...nodes: (Node | string)[]) => {
    const font = document.createElement('font');
    font.append(...nodes);
    return font;
  };
  const acts: ((text: Text) => void)[] = [
    (text) => text.replaceWith(inFont(inFont(text.data))),
    (text) => {
      const font = inFont();
      text.before(font);
      font.append(text);
    },
    (text) => text.after(inFont(text.cloneNode())),
    (text) => text.remove(),
    (text) => text.parentNode?.removeChild(text),
    (text) => text.parentNode?.replaceChild(document.createTextNode(`‹${text.data}›`), text),
    (text) => void (text.data = `‹${text.data}›`),
    (text) => void text.splitText(Math.floor(text.length / 2)),
    (text) => text.parentNode?.normalize(),
    (text) => elements[random(elements.length)]?.append(text),
    (text) => text.parentElement?.replaceChildren(inFont(text.parentElement.innerText)),
    (text) => text.parentNode?.prepend(text),
  ];
  const walks = islands.map((island) => document.createTreeWalker(island, NodeFilter.SHOW_TEXT));
  const texts = walks.flatMap((walk) => {
    const found: Text[] = [];
    while (walk.nextNode()) if (walk.currentNode instanceof Text) found.push(walk.currentNode);
    return found;
  });
  for (const text of texts) {
    const { parentElement: parent } = text;
    // What holds fields is not emptied; nor are texts that are none.
    if (!parent || parent.closest(untold) || !text.data.trim() || random(3) === 0) continue;
    const act = acts[random(parent.childElementCount > 0 ? acts.length - 2 : acts.length)];
    act?.(text);
  }
  // A password manager wraps fields, and puts its button beside them.
  for (const field of document.querySelectorAll('[data-island] input.control')) {
    if (random(2) === 0) field.after(document.createElement('span'));
    else if (field !== document.activeElement) {
      const wrapper = document.createElement('div');
      field.before(wrapper);
      wrapper.append(field);
    }
  }
}
