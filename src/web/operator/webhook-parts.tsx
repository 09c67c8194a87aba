import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** How a receiver is doing. */
export type ReceiverMark = keyof WebhookMessages['states'];

/** By whether it is paused, and since when it does not answer. */
export function receiverMark(facts: {
  pausedAt: Date | null;
  openedAt: Date | null;
}): ReceiverMark {
  if (facts.pausedAt) return 'paused';
  return facts.openedAt ? 'away' : 'on';
}

type Tone = 'success' | 'warning' | undefined;

interface WebhookPillProps {
  icon: IconName;
  tone: Tone;
  children: string;
}

/** A pill that may wrap: some of its words are long. */
export function WebhookPill({ icon, tone, children }: WebhookPillProps) {
  return (
    <span className={classNames('pill', 'pill--wraps', tone && `pill--${tone}`)}>
      <Icon name={icon} size="small" />
      {children}
    </span>
  );
}

const looks: Record<ReceiverMark, { icon: IconName; tone: Tone }> = {
  on: { icon: 'check', tone: 'success' },
  paused: { icon: 'clock', tone: undefined },
  away: { icon: 'warning', tone: 'warning' },
};

export function ReceiverPill({ mark, m }: { mark: ReceiverMark; m: WebhookMessages }) {
  return <WebhookPill {...looks[mark]}>{m.states[mark]}</WebhookPill>;
}

interface NewSecretProps {
  m: WebhookMessages;
  said: string;
  /** Undefined where it was shown too long ago to be shown again. */
  secret: string | undefined;
}

/** The only place where a secret is shown. */
export function NewSecret({ m, said, secret }: NewSecretProps) {
  return (
    <section className="panel webhook-secret" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">{m.secret.title}</h2>
      <p>{said}</p>
      {secret === undefined ? (
        <p>{m.secret.gone}</p>
      ) : (
        <>
          <p>
            <code className="code-text webhook-secret__text">{secret}</code>
          </p>
          <p>{m.secret.text}</p>
        </>
      )}
    </section>
  );
}
