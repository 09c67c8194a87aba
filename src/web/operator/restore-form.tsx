import { Button } from '#web/ui/button.tsx';
import type { PriceMessages } from '#messages/cs/operator/prices.ts';

/** One press brings the default back; the history keeps what it was. */
export function RestoreForm({
  m,
  formId,
  isUsual,
}: {
  m: PriceMessages;
  formId: string;
  isUsual: boolean;
}) {
  return (
    <section className="stack stack--small" aria-labelledby="default">
      <h2 id="default">{m.restore.title}</h2>
      {isUsual ? (
        <p className="quiet">{m.restore.usual}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="restoreId" value={formId} />
          <Button name="intent" value="restore">
            {m.restore.one}
          </Button>
        </form>
      )}
    </section>
  );
}
