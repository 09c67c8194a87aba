/** Pictures that are pasted, dropped into the text of an article or chosen are taken, and stand at the caret. */
export function takePictures(form: HTMLFormElement, text: HTMLTextAreaElement): void {
  const address = form.dataset['pictures'];
  if (!address) return;
  const take = (event: Event, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    void takeAll(form, text, { address, pictures });
  };
  text.addEventListener('paste', (event) => take(event, event.clipboardData?.files));
  text.addEventListener('drop', (event) => take(event, event.dataTransfer?.files));
  const chooser = form.querySelector<HTMLInputElement>('[data-picture-file]');
  chooser?.addEventListener('change', (event) => {
    take(event, chooser.files ?? undefined);
    // The same file can be chosen once more.
    chooser.value = '';
  });
  text.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}

async function takeAll(
  form: HTMLFormElement,
  text: HTMLTextAreaElement,
  { address, pictures }: { address: string; pictures: readonly File[] },
): Promise<void> {
  const problems: string[] = [];
  for (const picture of pictures) {
    say(form, form.dataset['uploading'] ?? '');
    const taken = await send(address, picture);
    if (taken.imageUrl) insert(form, text, taken.imageUrl);
    else problems.push(wordsFor(form, taken.problem));
  }
  say(form, [...new Set(problems)].join(' '));
}

interface Taken {
  imageUrl?: string;
  problem?: string;
}

async function send(address: string, picture: File): Promise<Taken> {
  const body = new FormData();
  body.set('file', picture);
  try {
    const answer = await fetch(address, { method: 'POST', body });
    return read(await answer.json());
  } catch {
    // No connection, or an answer that is none of ours.
    return {};
  }
}

function read(answer: unknown): Taken {
  if (typeof answer !== 'object' || answer === null) return {};
  if ('imageUrl' in answer && typeof answer.imageUrl === 'string')
    return { imageUrl: answer.imageUrl };
  if ('problem' in answer && typeof answer.problem === 'string') return { problem: answer.problem };
  return {};
}

function wordsFor(form: HTMLFormElement, problem = ''): string {
  const words = form.querySelector<HTMLElement>(
    `[data-picture-problem="${CSS.escape(problem)}"]`,
  )?.textContent;
  return words ?? form.dataset['failed'] ?? '';
}

/** Its description is chosen, so that what is typed next describes the picture. */
function insert(form: HTMLFormElement, text: HTMLTextAreaElement, imageUrl: string): void {
  const { alt = '', format } = form.dataset;
  const [before, after] =
    format === 'html' ? [`<img src="${imageUrl}" alt="`, '">'] : ['![', `](${imageUrl})`];
  const start = text.selectionStart;
  text.setRangeText(before + alt + after, start, text.selectionEnd, 'end');
  text.focus();
  const end = text.selectionEnd;
  text.setSelectionRange(start + before.length, end - after.length);
  text.dispatchEvent(new Event('input', { bubbles: true }));
}

function say(form: HTMLFormElement, words: string): void {
  const position = form.querySelector('[data-picture-state]');
  if (position) position.textContent = words;
}
