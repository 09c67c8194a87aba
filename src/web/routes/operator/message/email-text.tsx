import type { Locale } from '#domain/locale.ts';
import { withoutQuote } from '#domain/operator/quoted-text.ts';
import { messagesWords } from '#web/operator/messages-words.ts';

/** What somebody has written in an e-mail; what it quotes is folded. */
export function EmailText({ locale, text }: { locale: Locale; text: string }) {
  const { thread: m } = messagesWords[locale];
  const { own, quoted } = withoutQuote(text);
  return (
    <>
      <p className="breakable desk-text">{own}</p>
      {quoted !== '' && (
        <details className="desk-more">
          <summary>{m.quoted}</summary>
          <p className="breakable desk-text">{quoted}</p>
        </details>
      )}
    </>
  );
}
