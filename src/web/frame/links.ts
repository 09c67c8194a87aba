import type { LayoutMessages } from '#messages/cs/site/layout.ts';
import type { PageFacts } from './page-facts.ts';
import { type Destination, isBuilt, destinationHref } from './pages.ts';

/** What every page leads to, as far as it is there; a section stands on the home page. */
export function linksTo(
  { locale, pages }: Pick<PageFacts, 'locale' | 'pages'>,
  positions: readonly (readonly [Destination, string])[],
): { href: string; label: string }[] {
  return positions
    .filter(([destination]) => isBuilt(pages, destination))
    .map(([destination, label]) => ({ href: destinationHref(locale, destination), label }));
}

/** Where a press calls a number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** The chat, with a greeting typed in already (rules 28). */
export function chatAddress({ shop }: Pick<PageFacts, 'shop'>, m: LayoutMessages): string {
  // The greeting is typed into a chat, where a non-breaking space would be odd.
  const greeting = m.chat.greeting.replaceAll('\u00a0', ' ');
  return `https://wa.me/${shop.chatNumber}?text=${encodeURIComponent(greeting)}`;
}

/**
 * Settings are typed without care for line ends: "v Praze", "Praha 1", "110 00" and "Vzlet s.r.o." stay
 * together.
 */
export function nbsp(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu, '$1\u00a0')
    .replaceAll(/(?<!,) (?=\d|s\.\s?r\.\s?o\.|a\.\s?s\.)|(?<=\b[sra]\.) (?=[ros]\.)/g, '\u00a0');
}
