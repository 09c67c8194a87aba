import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { otherLocale } from '#domain/locale.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { signInWords } from './sign-in-words.ts';

interface SignInFrameProps {
  title: string;
  lead?: ReactNode;
  /** Whether the language can be chosen here: where nobody is known yet who has chosen one. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** A sign-in page of the operator's section: one narrow column with one thing to do. */
export function SignInFrame({ title, lead, hasLanguages, children }: SignInFrameProps) {
  const { locale, shop } = usePageFacts();
  return (
    <div className="sign-in">
      <title>{`${title} – ${shop.brand}`}</title>
      <h1>{title}</h1>
      {lead && <p className="sign-in__lead">{lead}</p>}
      {children}
      {hasLanguages && <OtherLanguage key={locale} />}
    </div>
  );
}

/** The same sign-in page in the other language. */
function OtherLanguage() {
  const { locale } = usePageFacts();
  const { pathname, search } = useLocation();
  const m = signInWords[locale];
  const query = new URLSearchParams(search);
  const other = otherLocale(locale);
  query.set('language', other);
  return (
    <p className="sign-in__language">
      <a className="line-link" href={`${pathname}?${query}`} hrefLang={other} lang={other}>
        {m.language}
      </a>
    </p>
  );
}

/** What is wrong with a step as a whole, where a field has nothing to do with it. */
export function SignInNotice({
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
