import { ACTION_FIELD } from '#web/forms/action-field.ts';

/** How long nothing is typed before the preview follows. */
const PAUSE_MS = 800;

/** The preview of an article follows what is typed; it is the same that the button shows. */
export function followArticle(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  const show = async () => {
    newest += 1;
    const mine = newest;
    const next = await previewOf(form);
    const present = document.querySelector('#article-preview');
    // An answer that a later one has overtaken shows an older text.
    if (next && mine === newest) present?.replaceWith(document.adoptNode(next));
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), PAUSE_MS);
  });
}

async function previewOf(form: HTMLFormElement): Promise<Element | undefined> {
  const input = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') input.append(name, value);
  input.set(ACTION_FIELD, 'preview');
  try {
    const answer = await fetch(location.href, { method: 'POST', body: input });
    if (!answer.ok || answer.redirected) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('#article-preview') ?? undefined;
  } catch {
    // No connection: what is typed next tries again.
    return undefined;
  }
}
