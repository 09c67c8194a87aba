import type { ReactNode } from 'react';
import { ChatButton, type ChatButtonProps } from './chat-button.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

export interface PageShellProps {
  /** The words of the first link on the page. */
  skipLabel: string;
  header: SiteHeaderProps;
  footer: SiteFooterProps;
  chat: ChatButtonProps;
  children: ReactNode;
}

/** Header, the page's own part, footer and the chat button. */
export function PageShell({ skipLabel, header, footer, chat, children }: PageShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      <div className="page">
        <SiteHeader {...header} />
        <main className="page__main" id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter {...footer} />
      </div>
      <ChatButton {...chat} />
    </>
  );
}
