import { adminHref } from '#domain/addresses.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { PreloadedFonts, StyleSheet } from '#web/frame/page-files.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import operatorCss from '#web/styles/operator.css?url';
import { ButtonLink } from '#web/ui/button.tsx';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { OperatorShell } from '#web/admin/frame/admin-shell.tsx';

/** Says to who is signed in that the right for a page is missing, and who decides about it. */
export function NoRight() {
  const { locale } = usePageFacts();
  const { noRight: m, pages } = frameWords[locale];
  return (
    <>
      <StyleSheet href={operatorCss} />
      <PreloadedFonts />
      <OperatorShell>
        <section className="admin-page">
          <PageTitle>{m.title}</PageTitle>
          <h1>{m.title}</h1>
          <p>{m.text}</p>
          <div className="cluster">
            <ButtonLink href={adminHref('operator')}>{pages.operator}</ButtonLink>
          </div>
        </section>
      </OperatorShell>
    </>
  );
}
