import type { ReactNode } from 'react';

interface ListTabsProps {
  label: string;
  tabs: readonly { text: ReactNode; href: string; isCurrent?: boolean }[];
}

/** Lists beside each other, such as the choices of a filter that has only one. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav className="queue-tabs" aria-label={label}>
      {tabs.map(({ text, href, isCurrent }) => (
        <a
          key={href}
          className="queue-tab"
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
