import { Icon } from './icon.tsx';

export interface ChatProps {
  href: string;
  /** For example "Write to us on WhatsApp". */
  label: string;
}

/** The way to somebody who answers; it floats over every page, and steps aside for what it would cover. */
export function Chat({ href, label }: ChatProps) {
  return (
    <aside aria-label={label}>
      <a className="chat-button" href={href} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}
