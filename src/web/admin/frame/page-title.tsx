import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';

/** What the browser's tab says of a page of the section. */
export function PageTitle({ children: title }: { children: string }) {
  const { locale, shop } = usePageFacts();
  return <title>{frameWords[locale].titleOf(title, shop.brand)}</title>;
}
