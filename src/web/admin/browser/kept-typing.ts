/** Where the typing of a page waits while another form of it is sent. */
const STORED = 'typing';

/** Fields that somebody types into or chooses; an id says on the page that comes next which it is. */
const FIELDS = ':is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[id]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sending one form of a page loses nothing that was typed into another one: it is laid aside in this tab, and put
 * back once the page has come again.
 */
export function keepTyping(): void {
  putBack();
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')];
  if (forms.length < 2) return;
  document.addEventListener('submit', ({ target }) => {
    const changed = forms.filter((form) => form !== target).flatMap(changedFields);
    if (changed.length === 0) return;
    const input = Object.fromEntries(changed.map((field) => [field.id, valueOf(field)]));
    try {
      sessionStorage.setItem(STORED, JSON.stringify({ path: location.pathname, input }));
    } catch {
      // A browser that stores nothing loses what it always lost.
    }
  });
}

function putBack(): void {
  const { path, input } = readStored();
  if (path !== location.pathname || !input) return;
  for (const [id, value] of Object.entries(input)) {
    const field = document.querySelector<Field>(`main #${CSS.escape(id)}`);
    if (!field) continue;
    if (typeof value === 'boolean') {
      if (field instanceof HTMLInputElement) field.checked = value;
    } else field.value = String(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function readStored(): { path?: unknown; input?: object } {
  try {
    const text = sessionStorage.getItem(STORED) ?? '{}';
    sessionStorage.removeItem(STORED);
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function changedFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>(FIELDS)].filter((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((each) => each.selected !== each.defaultSelected);
    return isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function valueOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}
