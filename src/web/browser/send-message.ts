import { PASSING_MS } from '#web/ui/passing.ts';
import { guessCountry } from './guess-country.ts';

/** After it the network counts as gone. */
const PATIENCE_MS = 20_000;

/**
 * A form that writes to the shop is sent in place: what became of it is said by a toast, and what is wrong at its
 * fields. The answer is the page that it would lead to without this script; where none comes, or one that says
 * nothing of it, what is typed stays where it is (rules 32).
 */
export function sendMessagesInPage(): void {
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('.message')) return;
    event.preventDefault();
    void send(form);
  });
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('.message')) say();
  });
  // A browser may bring a page back as it was left, with the button still pressed.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll('.message')) press(form, false);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  say();
  forgive(form);
  press(form, true);
  const answer = await post(form.action, body);
  press(form, false);
  const { message, toast } = answer?.querySelector<HTMLElement>('[data-message]')?.dataset ?? {};
  const next = message && answer?.querySelector<HTMLFormElement>('form.message');
  if (next) exchange(form, next, message === 'sent');
  say(toast ?? form.dataset.lost, message);
  const summary = form.querySelector<HTMLElement>('.error-summary');
  if (summary) return summary.focus();
  // The button has lost the focus while it was out of use; who has gone on since is left alone.
  if (document.activeElement === document.body) buttonOf(form)?.focus();
}

/** What was wrong when it was sent before is not said beside what becomes of it now. */
function forgive(form: HTMLFormElement): void {
  for (const message of form.querySelectorAll('.error-summary, .field__error')) message.remove();
  for (const field of form.querySelectorAll('.control')) field.ariaInvalid = null;
}

/** The page that answers; undefined where the network is gone. */
async function post(address: string, body: URLSearchParams): Promise<Document | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { method: 'POST', body, signal });
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** The form as its page answers it: empty where it was sent, else with what is wrong and with what is typed by now. */
function exchange(form: HTMLFormElement, next: HTMLFormElement, isSent: boolean): void {
  for (const input of isSent ? [] : form.querySelectorAll<HTMLInputElement>('.control')) {
    const field = next.elements.namedItem(input.name);
    if (field && 'value' in field) field.value = input.value;
  }
  const look = buttonOf(form)?.className ?? '';
  form.replaceChildren(...next.childNodes);
  const button = buttonOf(form);
  if (button) button.className = look;
  guessCountry(form);
}

function buttonOf(form: Element): HTMLButtonElement | null {
  return form.querySelector('[data-sending]');
}

/** While it is being sent the form says so, and cannot be pressed twice. */
function press(form: Element, isSending: boolean): void {
  const button = buttonOf(form);
  if (!button || button.disabled === isSending) return;
  button.disabled = isSending;
  const label = button.textContent;
  button.textContent = button.dataset.sending ?? '';
  button.dataset.sending = label;
}

let passing: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a toast in place of the one that is there, or none. Where nothing was sent it stays until something is done
 * about it.
 */
function say(words = '', outcome = ''): void {
  clearTimeout(passing);
  const position = document.querySelector('.toasts');
  position?.replaceChildren();
  if (!position || !words) return;
  const toast = document.createElement('span');
  toast.className = outcome === 'sent' ? 'toast' : 'toast toast--error';
  toast.textContent = words;
  // The focus goes to the same words above the form.
  if (outcome === 'wrong') toast.ariaHidden = 'true';
  position.append(toast);
  if (outcome === 'sent' || outcome === 'wrong') passing = setTimeout(say, PASSING_MS);
}
