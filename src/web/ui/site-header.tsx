import { BrandMark } from './brand-mark.tsx';
import { ButtonLink } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface NavigationLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface SiteHeaderProps {
  brand: { name: string; href: string; label: string };
  links: readonly NavigationLink[];
  order: { href: string; label: string; isQuiet?: boolean };
  /** The other edition: where it is, what it is called in its own language, and which language that is. */
  language: {
    href: string;
    label: string;
    locale: string;
    /** The page is shown at every address, and the switch is to lead to the same one. */
    isOfEveryPath?: boolean;
    /** Where a form takes along what has been filled in; `href` is then the way without a script. */
    action?: string | undefined;
  };
  /** What the navigation and the phone's menu button are called. */
  words: { navigation: string; open: string; close: string };
}

const navigationId = 'site-navigation';

/** Word mark, pages, the other language and the order button; on a phone the pages are a sheet. */
export function SiteHeader({ brand, links, order, language, words }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="column site-header__row">
        <a className="site-header__brand" href={brand.href} aria-label={brand.label}>
          <BrandMark name={brand.name} />
        </a>
        <nav className="site-nav" id={navigationId} popover="auto" aria-label={words.navigation}>
          <ul className="site-nav__list">
            {links.map((link) => (
              <li key={link.href} className="site-nav__item">
                <a
                  className="site-nav__link"
                  href={link.href}
                  aria-current={link.current ? 'page' : undefined}
                >
                  {link.label}
                </a>
              </li>
            ))}
            <li className="site-nav__item">
              {language.action && <CarryingForm {...language} action={language.action} />}
              <a
                className="site-nav__link"
                href={language.href}
                lang={language.locale}
                hrefLang={language.locale}
                data-language-switch={
                  language.action ? undefined : language.isOfEveryPath ? 'path' : ''
                }
              >
                <Icon name="globe" />
                {language.label}
              </a>
            </li>
          </ul>
        </nav>
        <ButtonLink
          className="site-header__order"
          variant={order.isQuiet ? 'outline' : 'primary'}
          href={order.href}
        >
          {order.label}
        </ButtonLink>
        <button
          type="button"
          className="button button--icon site-header__menu"
          popoverTarget={navigationId}
        >
          <MenuState of="closed" icon="menu" label={words.open} />
          <MenuState of="open" icon="close" label={words.close} />
        </button>
      </div>
    </header>
  );
}

/** The same as a post, whose fields the script fills in from the cookies of this edition. */
function CarryingForm({ action, label, locale }: SiteHeaderProps['language'] & { action: string }) {
  return (
    <form className="language-form" method="post" action={action} data-carry>
      {['cart', 'draft', 'step'].map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <button type="submit" className="site-nav__link" lang={locale}>
        <Icon name="globe" />
        {label}
      </button>
    </form>
  );
}

/** What the menu's button does while the sheet is in that state; styles show one of the two. */
function MenuState(props: { of: 'open' | 'closed'; icon: IconName; label: string }) {
  return (
    <span className={`site-header__menu-${props.of}`}>
      <Icon name={props.icon} />
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </span>
  );
}
