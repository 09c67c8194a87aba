/** How long a button shows that it has copied. */
const SHOWN_MS = 2000;

/** Buttons with `data-copy` put that text on the clipboard, and say so for a moment (`CopyTextButton`). */
export function copyTexts(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    if (button instanceof HTMLElement) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', copied = '' } = button.dataset;
  const label = button.getAttribute('aria-label') ?? '';
  if (label === copied) return;
  await navigator.clipboard.writeText(text);
  say(button, copied);
  button.dataset['done'] = '';
  setTimeout(() => {
    say(button, label);
    delete button.dataset['done'];
  }, SHOWN_MS);
}

function say(button: HTMLElement, words: string): void {
  button.setAttribute('aria-label', words);
  button.title = words;
}
