import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { otherLocale } from '#domain/locale.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import { carriedCartAt } from './carried-cart.ts';
import { LANGUAGE_ID } from './language-id.ts';
import { layoutWords } from './layout-words.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import { type AddressName, addressAt, href } from '#domain/addresses.ts';
import { type Place, isBuilt, placeAddress } from './pages.ts';
import { PageShell, type PageShellProps } from '#web/ui/page-shell.tsx';
import type { NavigationLink, SiteHeaderProps } from '#web/ui/site-header.tsx';
import type { SiteFooterProps } from '#web/ui/site-footer.tsx';

export interface ShellProps {
  /** A button that floats over the page, or a line below it where nothing may be covered. */
  chat?: PageShellProps['chat']['as'];
  children: ReactNode;
}

/** The frame of every page: header, footer, chat, and a word where no real money moves. */
export function Shell({ chat = 'button', children }: ShellProps) {
  const facts = usePageFacts();
  const { pathname } = useLocation();
  const m = layoutWords[facts.locale];
  return (
    <PageShell
      skipLabel={m.skip}
      note={facts.isTest ? m.testMode : undefined}
      // A refusal is drawn once for every address, so none is the current one.
      header={header(facts, m, facts.refusal ? '' : pathname)}
      footer={footer(facts, m)}
      chat={{ as: chat, href: chatAddress(facts, m), words: m.chat }}
    >
      {children}
    </PageShell>
  );
}

/** Pages with a lime button of their own; the header's steps back there. */
const pagesWithOwnLime: ReadonlySet<string> = new Set<AddressName>([
  'home',
  'howItWorks',
  'priceList',
  'priceListTab',
  'priceListService',
  'package',
  'wizard',
  'order',
  'orderLink',
  'paymentSuccess',
  'paymentCanceled',
]);

/** What every page leads to, as far as it is there; a section stands on the home page. */
function linksTo(
  { locale, pages }: Pick<PageFacts, 'locale' | 'pages'>,
  places: readonly (readonly [Place, string])[],
): { href: string; label: string }[] {
  return places
    .filter(([place]) => isBuilt(pages, place))
    .map(([place, label]) => ({ href: placeAddress(locale, place), label }));
}

function header(facts: PageFacts, m: LayoutMessages, pathname: string): SiteHeaderProps {
  const { locale, shop } = facts;
  const { navigation: words } = m;
  const marked = ({ href: address, label }: { href: string; label: string }): NavigationLink => {
    const isWithin = address !== '/' && pathname.startsWith(`${address}/`);
    return { href: address, label, current: pathname === address || isWithin };
  };
  const places = linksTo(facts, [
    ['home', words.home],
    ['howItWorks', words.howItWorks],
    ['priceList', words.pricing],
    ['wizard', words.order],
    ['references', words.references],
    ['faq', words.faq],
    ['#kontakt', words.contact],
    ['blog', words.blog],
  ]);
  return {
    brand: { name: shop.brand, href: href('home', locale), label: m.home(shop.brand) },
    links: places.map(marked),
    order: {
      href: href('wizard', locale),
      label: m.getFollowers,
      isQuiet: pagesWithOwnLime.has(addressAt(pathname)?.name ?? ''),
    },
    language: {
      ...carrying(facts, pathname),
      label: m.languageSwitch.text,
      locale: otherLocale(locale),
      isOfEveryPath: facts.refusal !== undefined,
    },
    words: { navigation: words.label, open: words.open, close: words.close },
  };
}

/** From the order the way to the other language is a post, which takes cart and details along (rules 2). */
function carrying({ locale, shop, otherEdition }: PageFacts, pathname: string) {
  if (pathname !== href('wizard', locale)) return { href: otherEdition };
  return { href: `#${LANGUAGE_ID}`, action: carriedCartAt(shop, otherLocale(locale)) };
}

function footer(facts: PageFacts, m: LayoutMessages): SiteFooterProps {
  const { shop } = facts;
  const { footer: words } = m;
  const { operator } = shop;
  return {
    brand: shop.brand,
    about: words.claim,
    groups: [
      {
        title: words.shopTitle,
        links: linksTo(facts, [
          ['#sluzby', words.services],
          ['priceList', m.navigation.pricing],
          ['blog', words.blog],
        ]),
      },
      {
        title: words.legalTitle,
        links: linksTo(facts, [
          ['terms', words.terms],
          ['privacy', words.privacy],
        ]),
      },
    ],
    contact: {
      title: words.contactTitle,
      links: [
        { href: `mailto:${shop.supportMail}`, label: shop.supportMail, icon: 'mail' },
        {
          href: chatAddress(facts, m),
          label: `${words.chat} +${shop.chatNumber}`,
          icon: 'whatsapp',
        },
        {
          href: `tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`,
          label: operator.phone,
          icon: 'phone',
        },
      ],
    },
    operator: {
      title: words.operatorTitle,
      lines: [
        operator.name,
        `${words.office}: ${operator.address}`,
        `${words.companyId}: ${operator.companyId}`,
        ...(operator.vatId ? [`${words.vatId}: ${operator.vatId}`] : []),
        `${words.register}: ${operator.register}`,
      ],
    },
    closing: [
      { text: words.copyright(facts.year, operator.name) },
      { text: words.trademarks },
      {
        text: words.disputes,
        link: { href: `https://${words.disputesLink}`, label: words.disputesLink },
      },
    ],
  };
}

/** The contact section, and as long as there is none an e-mail. */
export function contactAddress({ locale, pages, shop }: PageFacts): string {
  return isBuilt(pages, '#kontakt')
    ? placeAddress(locale, '#kontakt')
    : `mailto:${shop.supportMail}`;
}

function chatAddress({ shop }: PageFacts, m: LayoutMessages): string {
  // The greeting is typed into a chat, where a non-breaking space would be odd.
  const greeting = m.chat.greeting.replaceAll('\u00a0', ' ');
  return `https://wa.me/${shop.chatNumber}?text=${encodeURIComponent(greeting)}`;
}
