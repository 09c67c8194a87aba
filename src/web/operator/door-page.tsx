import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { otherLocale } from '#domain/locale.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { signInWords } from './sign-in-words.ts';

interface DoorPageProps {
  title: string;
  lead?: ReactNode;
  /** Whether the language can be chosen here: where nobody is known yet who has chosen one. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** A door of the operator's section: one narrow column with one thing to do. */
export function DoorPage({ title, lead, hasLanguages, children }: DoorPageProps) {
  const { locale, shop } = usePageFacts();
  return (
    <div className="door">
      <title>{`${title} – ${shop.brand}`}</title>
      <h1>{title}</h1>
      {lead && <p className="door__lead">{lead}</p>}
      {children}
      {hasLanguages && <OtherLanguage key={locale} />}
    </div>
  );
}

/** The same door in the other language. */
function OtherLanguage() {
  const { locale } = usePageFacts();
  const { pathname, search } = useLocation();
  const m = signInWords[locale];
  const query = new URLSearchParams(search);
  const other = otherLocale(locale);
  query.set('language', other);
  return (
    <p className="door__language">
      <a className="way" href={`${pathname}?${query}`} hrefLang={other} lang={other}>
        {m.language}
      </a>
    </p>
  );
}

/** What is wrong with a step as a whole, where a field has nothing to do with it. */
export function DoorNotice({
  waitMinutes,
  children,
}: {
  waitMinutes?: number | undefined;
  children?: ReactNode;
}) {
  const { locale } = usePageFacts();
  const text = waitMinutes === undefined ? children : signInWords[locale].tooOften(waitMinutes);
  if (!text) return null;
  return (
    <Notice tone="error" live>
      {text}
    </Notice>
  );
}
