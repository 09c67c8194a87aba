import { Icon } from './icon.tsx';

export interface ChatProps {
  /** The button floats over the page; the line stands below it, where nothing may be covered. */
  as?: 'button' | 'line';
  href: string;
  words: {
    /** For example "Write to us on WhatsApp". */
    label: string;
    /** Before the line's link. */
    question: string;
    link: string;
  };
}

/** The way to somebody who answers. */
export function Chat({ as = 'button', href, words }: ChatProps) {
  if (as === 'line') {
    return (
      <p className="column chat-line">
        {words.question}{' '}
        <a href={href} target="_blank" rel="noreferrer">
          {words.link}
        </a>
      </p>
    );
  }
  return (
    <aside aria-label={words.label}>
      <a
        className="chat-button"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={words.label}
        title={words.label}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}
