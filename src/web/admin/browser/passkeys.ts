/** What WebAuthn sends over the wire, as far as it has to be read here. */
interface Options {
  publicKey: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
}

/**
 * Forms that are sent with a passkey: the button asks the shop what is to be signed, the browser for the passkey,
 * and sends the form with its answer. The form is sent without one where the shop has to say something first.
 */
export function askForPasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    if (typeof PublicKeyCredential?.parseRequestOptionsFromJSON !== 'function') {
      show(form, '.passkey__unsupported');
      form.querySelector('.passkey__ask')?.remove();
      continue;
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void answer(form);
    });
  }
}

async function answer(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[name="passkeyAnswer"]');
  const use = form.dataset['passkey'] ?? '';
  const button = form.querySelector('button');
  if (!field || button?.disabled) return;
  if (button) button.disabled = true;
  try {
    const asked = await fetch(form.dataset['ask'] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ use }),
    });
    if (asked.ok) field.value = JSON.stringify(await credential(use, await asked.json()));
  } catch {
    // Somebody who closes the browser's window stays where they are.
    if (button) button.disabled = false;
    return;
  }
  form.submit();
}

async function credential(use: string, publicKey: Options['publicKey']): Promise<unknown> {
  const made =
    use === 'add'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey),
        });
  if (!(made instanceof PublicKeyCredential)) throw new Error('There is no passkey.');
  return made.toJSON();
}

function show(form: HTMLFormElement, selector: string): void {
  const line = form.querySelector<HTMLElement>(selector);
  if (line) line.hidden = false;
}
