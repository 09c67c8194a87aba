import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { otherLocale } from '#domain/locale.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import { wordsOf } from '#messages/words.ts';
import { carriedCartAt } from './carried-cart.ts';
import { LANGUAGE_ID } from './language-id.ts';
import { useOwnAddress } from './own-address.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import { type AddressName, addressAt, href } from '#domain/addresses.ts';
import { footer } from './footer.ts';
import { chatAddress, linksTo } from './links.ts';
import { isBuilt, destinationHref } from './pages.ts';
import { PageShell } from '#web/ui/page-shell.tsx';
import type { NavigationLink, SiteHeaderProps } from '#web/ui/site-header.tsx';

/** The frame of every page: header, footer, chat, and a word where no real money moves. */
export function Shell({ children }: { children: ReactNode }) {
  const facts = useFactsHere();
  const { pathname } = useLocation();
  const m = wordsOf(facts.locale).layout;
  return (
    <PageShell
      skipLabel={m.skip}
      note={facts.isTest ? m.testMode : undefined}
      // A refusal is drawn once for every address, so none is the current one.
      header={header(facts, m, facts.refusal ? '' : pathname)}
      footer={footer(facts, m)}
      chat={{ href: chatAddress(facts, m), label: m.chat.label }}
    >
      {children}
    </PageShell>
  );
}

/** With the other edition where the data of the page say that the same lies there. */
function useFactsHere(): PageFacts {
  const facts = usePageFacts();
  const { otherEdition } = useOwnAddress();
  if (otherEdition === undefined) return facts;
  const { locale, shop } = facts;
  return { ...facts, otherEdition: shop.origins[otherLocale(locale)] + otherEdition };
}

/** Pages with a lime button of their own; the header's steps back there. */
const pagesWithOwnLime: ReadonlySet<string> = new Set<AddressName>([
  'home',
  'howItWorks',
  'priceList',
  'priceListTab',
  'priceListService',
  'package',
  'article',
  'wizard',
  'order',
  'orderLink',
  'message',
  'review',
  'noInvitations',
  'withdrawal',
  'paymentSuccess',
  'paymentCanceled',
]);

function header(facts: PageFacts, m: LayoutMessages, pathname: string): SiteHeaderProps {
  const { locale, shop } = facts;
  const { navigation: words } = m;
  // An article stands in the blog, and its address beside it.
  const destination = addressAt(pathname)?.name === 'article' ? href('blog', locale) : pathname;
  const marked = ({ href: address, label }: { href: string; label: string }): NavigationLink => {
    const isWithin = address !== '/' && destination.startsWith(`${address}/`);
    return { href: address, label, current: destination === address || isWithin };
  };
  const positions = linksTo(facts, [
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
    links: positions.map(marked),
    order: {
      href: href('wizard', locale),
      label: m.getFollowers,
      isQuiet: pagesWithOwnLime.has(addressAt(pathname)?.name ?? ''),
    },
    language: {
      ...languageSwitchOf(facts, pathname),
      label: m.languageSwitch.text,
      locale: otherLocale(locale),
      isOfEveryPath: facts.refusal !== undefined,
    },
    words: { navigation: words.label, open: words.open, close: words.close },
  };
}

/** From the order the way to the other language is a post, which takes cart and details along (rules 2). */
function languageSwitchOf({ locale, shop, otherEdition }: PageFacts, pathname: string) {
  if (pathname !== href('wizard', locale)) return { href: otherEdition };
  return { href: `#${LANGUAGE_ID}`, action: carriedCartAt(shop, otherLocale(locale)) };
}

/** The contact section, and as long as there is none an e-mail. */
export function contactAddress({ locale, pages, shop }: PageFacts): string {
  return isBuilt(pages, '#kontakt')
    ? destinationHref(locale, '#kontakt')
    : `mailto:${shop.supportMail}`;
}
