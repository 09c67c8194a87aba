import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { frameWords } from './frame-words.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { menuOf } from './menu.ts';

/** The frame of the operator's section: its menu, who is signed in, and the way back to the site. */
export function OperatorShell({ children }: { children: ReactNode }) {
  const { locale, shop, operator, pages, isTest } = usePageFacts();
  const { pathname } = useLocation();
  const m = frameWords[locale];
  const links = operator ? menuOf(operator, pages, pathname, m) : [];
  return (
    <div
      className="admin"
      data-operator=""
      data-shortcuts={operator?.hasShortcuts ? '' : undefined}
    >
      <a className="skip-link" href="#main">
        {m.skip}
      </a>
      <header className="admin__head">
        <div className="admin__row">
          <a className="admin__brand" href={adminHref('operator')} aria-label={m.home(shop.brand)}>
            <BrandMark name={shop.brand} />
          </a>
          {isTest && <p className="admin__note">{m.test}</p>}
          <Own />
          {links.length > 0 && (
            <nav className="admin__menu" aria-label={m.menu}>
              <ul className="admin__links">
                {links.map((link) => (
                  <li key={link.href}>
                    <a
                      className="admin__link"
                      href={link.href}
                      aria-current={link.isCurrent ? 'page' : undefined}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </header>
      <main className="admin__main" id="main" tabIndex={-1}>
        {children}
      </main>
      {operator && <KeysDialog locale={locale} />}
    </div>
  );
}

/** Back to the site, one's own account, and out. */
function Own() {
  const { locale, shop, operator, pages } = usePageFacts();
  const m = frameWords[locale];
  return (
    <div className="admin__own">
      <a className="admin__link" href={shop.origins[locale]}>
        {m.toSite}
      </a>
      {operator && pages.has('operatorAccount') && (
        <a
          className="admin__link"
          href={adminHref('operatorAccount')}
          aria-label={m.account(operator.name)}
        >
          {operator.name}
        </a>
      )}
      {operator && (
        <form method="post" action={adminHref('operatorSignOut')}>
          <button type="submit" className="admin__link">
            {m.signOut}
          </button>
        </form>
      )}
    </div>
  );
}
