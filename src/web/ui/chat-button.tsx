import { Icon } from './icon.tsx';

export interface ChatButtonProps {
  href: string;
  /** For example "Write to us on WhatsApp (opens in a new window)". */
  label: string;
}

/** Fixed at the bottom right; the page's scroll padding keeps what is focused clear of it. */
export function ChatButton({ href, label }: ChatButtonProps) {
  return (
    <aside aria-label={label}>
      <a
        className="chat-button"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}
