import type { Locale } from '#domain/locale.ts';
import type { MessageState } from '#domain/messages/message.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { messagesWords } from './messages-words.ts';

const looks: Record<
  MessageState,
  { icon: IconName; tone?: 'status-badge--warning' | 'status-badge--info' }
> = {
  open: { icon: 'warning', tone: 'status-badge--warning' },
  waiting: { icon: 'clock', tone: 'status-badge--info' },
  closed: { icon: 'check' },
};

/** How a message stands: told by its word and its drawing, not by colour alone. */
export function MessageStateBadge({ state, locale }: { state: MessageState; locale: Locale }) {
  const { icon, tone } = looks[state];
  return (
    <span className={classNames('status-badge', 'messages__state', tone)}>
      <Icon name={icon} size="small" />
      {messagesWords[locale].states[state]}
    </span>
  );
}
