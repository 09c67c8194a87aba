import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Locale, otherLocale } from '#domain/locale.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import { LANGUAGE_ID } from './language-id.ts';
import { layoutWords } from './layout-words.ts';
import { type PageFacts, usePageFacts } from './page-facts.ts';
import { type PlainPage, href } from '#domain/addresses.ts';
import { PageShell } from '#web/ui/page-shell.tsx';
import type { NavigationLink, SiteHeaderProps } from '#web/ui/site-header.tsx';
import type { SiteFooterProps } from '#web/ui/site-footer.tsx';

/** The frame of every page: header, footer, chat, and a word where no real money moves. */
export function Shell({ children }: { children: ReactNode }) {
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
      chat={{ href: chatAddress(facts, m), label: m.chat.label }}
    >
      {children}
    </PageShell>
  );
}

/** The contact section and the services stand on the home page. */
function onHome(locale: Locale, section: string): string {
  return `${href('home', locale)}#${section}`;
}

function header(facts: PageFacts, m: LayoutMessages, pathname: string): SiteHeaderProps {
  const { locale, shop } = facts;
  const { navigation: words } = m;
  const link = (page: PlainPage, label: string): NavigationLink => {
    const address = href(page, locale);
    const isWithin = address !== '/' && pathname.startsWith(`${address}/`);
    return { href: address, label, current: pathname === address || isWithin };
  };
  return {
    brand: { name: shop.brand, href: href('home', locale), label: m.home(shop.brand) },
    links: [
      link('home', words.home),
      link('howItWorks', words.howItWorks),
      link('priceList', words.pricing),
      link('wizard', words.order),
      link('references', words.references),
      link('faq', words.faq),
      { href: onHome(locale, 'kontakt'), label: words.contact },
      link('blog', words.blog),
    ],
    // On the order itself another lime button says what comes next.
    order: {
      href: href('wizard', locale),
      label: m.getFollowers,
      isQuiet: pathname === href('wizard', locale),
    },
    language: {
      ...carrying(facts, pathname),
      label: m.languageSwitch.text,
      locale: otherLocale(locale),
      isOfEveryPath: facts.refusal !== undefined,
    },
    words: { navigation: words.label, menu: words.open },
  };
}

/** From the order the way to the other language is a post, which takes cart and details along (rules 2). */
function carrying({ locale, shop, otherEdition }: PageFacts, pathname: string) {
  if (pathname !== href('wizard', locale)) return { href: otherEdition };
  const other = otherLocale(locale);
  return { href: `#${LANGUAGE_ID}`, action: shop.origins[other] + href('carriedCart', other) };
}

function footer({ locale, shop, ...facts }: PageFacts, m: LayoutMessages): SiteFooterProps {
  const { footer: words } = m;
  const { operator } = shop;
  return {
    brand: shop.brand,
    about: words.claim,
    groups: [
      {
        title: words.shopTitle,
        links: [
          { href: onHome(locale, 'sluzby'), label: words.services },
          { href: href('priceList', locale), label: m.navigation.pricing },
          { href: href('blog', locale), label: words.blog },
        ],
      },
      {
        title: words.legalTitle,
        links: [
          { href: href('terms', locale), label: words.terms },
          { href: href('privacy', locale), label: words.privacy },
        ],
      },
    ],
    contact: {
      title: words.contactTitle,
      links: [
        { href: `mailto:${shop.supportMail}`, label: shop.supportMail, icon: 'mail' },
        {
          href: chatAddress({ ...facts, locale, shop }, m),
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
      { text: words.platformRules },
      { text: words.trademarks },
      {
        text: words.disputes,
        link: { href: `https://${words.disputesLink}`, label: words.disputesLink },
      },
    ],
  };
}

function chatAddress({ shop }: PageFacts, m: LayoutMessages): string {
  // The greeting is typed into a chat, where a non-breaking space would be odd.
  const greeting = m.chat.greeting.replaceAll('\u00a0', ' ');
  return `https://wa.me/${shop.chatNumber}?text=${encodeURIComponent(greeting)}`;
}
