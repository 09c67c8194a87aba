import type { TermsBlock, TermsText } from '#content/legal/terms-text.ts';
import { SectionHeading, SmallPrint, Lines } from './email-parts.tsx';
import { style } from './email-style.ts';

/**
 * The whole wording of the terms: the e-mail is the durable medium, a link would not do (§1827 of
 * the Civil Code; Court of Justice of the EU, C-49/11).
 */
export function TermsWording({ terms }: { terms: TermsText }) {
  return (
    <>
      <SectionHeading>{terms.title}</SectionHeading>
      <SmallPrint>{terms.effective}</SmallPrint>
      {terms.sections.map((section) => (
        <div key={section.id}>
          <h3 className="ink" style={style.subheading}>
            {section.heading}
          </h3>
          {section.blocks.map((block) => (
            <Block key={blockKey(block)} block={block} />
          ))}
        </div>
      ))}
    </>
  );
}

function Block({ block }: { block: TermsBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <SmallPrint>{block.text}</SmallPrint>;
    case 'list':
      return (
        <ul className="soft" style={style.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'form':
      return (
        <SmallPrint>
          <strong>{block.title}</strong>
          <br />
          <Lines text={block.lines.join('\n')} />
        </SmallPrint>
      );
  }
}

function blockKey(block: TermsBlock): string {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items.join() : block.title;
}
