import { usePageFacts } from '#web/frame/page-facts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { signInWords } from './sign-in-words.ts';

/** Recovery codes on the only page that shows them, and as a file. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { locale, shop } = usePageFacts();
  const { codes: m } = signInWords[locale];
  const text = [m.fileTitle(shop.brand, email), '', ...codes, ''].join('\n');
  return (
    <>
      <ul className="recovery-codes" aria-label={m.list}>
        {codes.map((code) => (
          <li key={code}>
            <code className="code-text">{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={m.file}
      >
        {m.download}
      </ButtonLink>
    </>
  );
}
