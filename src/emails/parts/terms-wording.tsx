import type { FormerText } from '#content/legal/wordings.ts';
import { type LegalBlock, plainBlock } from '#content/legal/legal-text.ts';
import { SectionHeading, SmallPrint, Lines } from './email-parts.tsx';
import { style } from './email-style.ts';

/**
 * The whole wording of the terms: the e-mail is the durable medium, a link would not do (§1827 of
 * the Civil Code; Court of Justice of the EU, C-49/11).
 */
export function TermsWording({ terms }: { terms: FormerText }) {
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
            <Block key={plainBlock(block)} block={block} />
          ))}
        </div>
      ))}
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
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
    case 'facts':
      return (
        <ul className="soft" style={style.list}>
          {block.items.map(([name, text]) => (
            <li key={name}>
              {name}: {text}
            </li>
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
