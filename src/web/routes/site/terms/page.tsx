import type { Locale } from '#domain/locale.ts';
import type { TermsBlock, TermsText } from '#content/legal/terms-text.ts';
import { layoutWords } from '#web/frame/layout-words.ts';

export interface TermsProps {
  locale: Locale;
  terms: TermsText;
}

/** A legal text with its contents beside it. */
export function TermsPage({ locale, terms }: TermsProps) {
  return (
    <article className="column terms">
      <header className="terms__head">
        <h1>{terms.title}</h1>
        <p className="quiet">{terms.effective}</p>
      </header>
      <nav className="terms__contents" aria-labelledby="contents">
        <h2 className="terms__contents-title" id="contents">
          {layoutWords[locale].contents}
        </h2>
        <ol>
          {terms.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose terms__text">
        {terms.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: TermsBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className="terms__form">
      <h3>{block.title}</h3>
      {block.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function keyOf(block: TermsBlock): string {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items.join(' ') : block.title;
}
