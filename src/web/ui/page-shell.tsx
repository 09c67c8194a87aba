import type { ReactNode } from 'react';
import { Chat, type ChatProps } from './chat-button.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

export interface PageShellProps {
  /** The words of the first link on the page. */
  skipLabel: string;
  /** One quiet line below the header, where there is something to know about the whole shop. */
  note?: string;
  header: SiteHeaderProps;
  footer: SiteFooterProps;
  chat: ChatProps;
  children: ReactNode;
}

/** Header, the page's own part, footer and the way to the chat. */
export function PageShell(props: PageShellProps) {
  const { skipLabel, note, header, footer, chat, children } = props;
  return (
    <>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      <div className="page">
        <SiteHeader {...header} />
        {/* Below the header, which so stays at the window's edge: its menu opens right under it. */}
        {note && (
          <aside className="page__note" aria-labelledby="page-note">
            <p className="column" id="page-note">
              {note}
            </p>
          </aside>
        )}
        <main className="page__main" id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter {...footer} />
      </div>
      <Chat {...chat} />
    </>
  );
}
