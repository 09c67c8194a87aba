import type { ReactNode } from 'react';
import { type SiteHeaderProps, SiteHeader } from './site-header.tsx';
import { type IconName, Icon } from './icon.tsx';
import { BrandMark } from './brand-mark.tsx';

interface PageShellProps {
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

interface ChatProps {
  href: string;
  /** For example "Write to us on WhatsApp". */
  label: string;
}

/** The way to somebody who answers; it floats over every page, and steps aside for what it would cover. */
function Chat({ href, label }: ChatProps) {
  return (
    <aside aria-label={label}>
      <a className="chat-button" href={href} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}

interface FooterLink {
  href: string;
  label: string;
  icon?: IconName;
}

export interface SiteFooterProps {
  brand: string;
  /** One or two sentences on what the shop is. */
  about: string;
  groups: readonly { title: string; links: readonly FooterLink[] }[];
  contact: { title: string; links: readonly FooterLink[] };
  /** The operator's identity as the law requires it, line by line. */
  operator: { title: string; lines: readonly string[] };
  /** What stands at the very end: independence from the platforms, disputes. */
  closing: readonly { text: string; link?: FooterLink }[];
}

function SiteFooter(props: SiteFooterProps) {
  const { brand, about, groups, contact, operator, closing } = props;
  return (
    <footer className="site-footer">
      <div className="column">
        <div className="site-footer__top">
          <div className="site-footer__about">
            <BrandMark name={brand} />
            <p>{about}</p>
            <address className="site-footer__address" aria-label={operator.title}>
              {operator.lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.title} title={group.title} links={group.links} />
          ))}
          <LinkGroup title={contact.title} links={contact.links} />
        </div>
        <div className="site-footer__bottom">
          {closing.map(({ text, link }) => (
            <p key={text}>
              {text} {link && <a href={link.href}>{link.label}</a>}
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__list">
        {links.map((link) => (
          <li key={link.href}>
            <a className="site-footer__link" href={link.href}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
