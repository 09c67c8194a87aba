import type { WebhookMessages } from '#messages/cs/admin/webhooks.ts';
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

interface WebhookBadgeProps {
  icon: IconName;
  tone: Tone;
  children: string;
}

/** A badge that may wrap: some of its words are long. */
export function WebhookBadge({ icon, tone, children }: WebhookBadgeProps) {
  return (
    <span className={classNames('status-badge', 'status-badge--wraps', tone && `pill--${tone}`)}>
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

export function ReceiverBadge({ mark, m }: { mark: ReceiverMark; m: WebhookMessages }) {
  return <WebhookBadge {...looks[mark]}>{m.states[mark]}</WebhookBadge>;
}

interface NewSecretProps {
  m: WebhookMessages;
  stated: string;
  /** Undefined where it was shown too long ago to be shown again. */
  secret: string | undefined;
}

/** The only place where a secret is shown. */
export function NewSecret({ m, stated, secret }: NewSecretProps) {
  return (
    <section className="panel webhook-secret" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">{m.secret.title}</h2>
      <p>{stated}</p>
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
