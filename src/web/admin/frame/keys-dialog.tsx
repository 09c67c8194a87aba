import { adminHref } from '#domain/addresses.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type KeysMessages, keys as cs } from '#messages/cs/admin/frame.ts';
import { keys as en } from '#messages/en/admin/frame.ts';
import { Button } from '#web/ui/button.tsx';

const messages: PerLocale<KeysMessages> = { cs, en };

/** The keys that do something here; a script opens it. */
export function KeysDialog({ locale }: { locale: Locale }) {
  const m = messages[locale];
  return (
    <dialog
      className="keys"
      aria-labelledby="keys-title"
      data-keys=""
      data-go-o={adminHref('operatorOrders')}
      data-go-h={adminHref('operator')}
    >
      <h2 id="keys-title">{m.title}</h2>
      <dl className="keys__list">
        {m.rows.map(([key, what]) => (
          <div className="keys__row" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="small faint">{m.off}</p>
      <form method="dialog">
        <Button>{m.close}</Button>
      </form>
    </dialog>
  );
}
