import { formatDigits } from '#domain/customer/phone.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import type { SiteFooterProps } from '#web/ui/page-shell.tsx';
import { chatAddress, linksTo, phoneAddress, nbsp } from './links.ts';
import type { PageFacts } from './page-facts.ts';

/** What ends every page: where else to go, whom to ask, who runs the shop. */
export function footer(facts: PageFacts, m: LayoutMessages): SiteFooterProps {
  const { shop } = facts;
  const { footer: words } = m;
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
          ['orderLink', words.findOrder],
        ]),
      },
      {
        title: words.legalTitle,
        links: linksTo(facts, [
          ['terms', words.terms],
          ['withdrawal', words.withdrawal],
          ['privacy', words.privacy],
          ['howReviews', words.howReviews],
          ['howWeCount', words.howWeCount],
          ['accessibility', words.accessibility],
        ]),
      },
    ],
    contact: { title: words.contactTitle, links: contactLinks(facts, m) },
    operator: { title: words.operatorTitle, lines: operatorLines(facts, m) },
    closing: [
      { text: words.copyright(facts.year, shop.operator.name) },
      { text: words.trademarks },
      {
        text: words.disputes,
        link: { href: `https://${words.disputesLink}`, label: words.disputesLink },
      },
    ],
  };
}

function contactLinks(facts: PageFacts, m: LayoutMessages): SiteFooterProps['contact']['links'] {
  const { supportMail, chatNumber, operator } = facts.shop;
  const { chat } = m.footer;
  return [
    { href: `mailto:${supportMail}`, label: supportMail, icon: 'mail' },
    {
      href: chatAddress(facts, m),
      label: `${chat} ${unbroken(formatDigits(chatNumber))}`,
      icon: 'whatsapp',
    },
    {
      href: phoneAddress(operator.phone),
      label: unbroken(operator.phone),
      icon: 'phone',
    },
  ];
}

function operatorLines({ shop }: PageFacts, { footer: words }: LayoutMessages): string[] {
  const { name, address, companyId, vatId, register } = shop.operator;
  return [
    name,
    `${words.office}: ${nbsp(address)}`,
    `${words.companyId}: ${unbroken(companyId)}`,
    ...(vatId ? [`${words.vatId}: ${unbroken(vatId)}`] : []),
    `${words.register}: ${nbsp(register)}`,
  ];
}

function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
