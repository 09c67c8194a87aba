import { type LegalBlock, type LegalForm, plainBlock } from '#content/legal/legal-text.ts';
import { LinkedText } from './linked-text.tsx';

/** One piece of a legal text. */
export function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="terms__facts">
          {block.items.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'form':
      return <LegalFormView form={block} />;
  }
}

function LegalFormView({ form }: { form: LegalForm }) {
  return (
    <div className="terms__form">
      <h3>{form.title}</h3>
      {form.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** By what a block can be told from its neighbours. */
export function keyOfBlock(block: LegalBlock): string {
  return plainBlock(block);
}
