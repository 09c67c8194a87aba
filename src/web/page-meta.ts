import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  title: string;
  description?: string;
  /** The page's own address with its origin, where it is meant to be found by search engines. */
  canonical?: string;
  /** The same page in the other edition. */
  alternate?: { locale: string; href: string };
  /** For pages of one customer. */
  isPrivate?: boolean;
}

/** Title, description and search-engine marks of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, alternate, isPrivate } = page;
  const found: (MetaDescriptor | false | undefined)[] = [
    { title },
    { property: 'og:title', content: title },
    description !== undefined && { name: 'description', content: description },
    description !== undefined && { property: 'og:description', content: description },
    canonical !== undefined && { tagName: 'link', rel: 'canonical', href: canonical },
    alternate && {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.locale,
      href: alternate.href,
    },
    isPrivate && { name: 'robots', content: 'noindex' },
  ];
  return found.filter((entry): entry is MetaDescriptor => Boolean(entry));
}
