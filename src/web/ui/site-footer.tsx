import { BrandMark } from './brand-mark.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface FooterLink {
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

export function SiteFooter(props: SiteFooterProps) {
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
