import type { Shop } from '#domain/shop.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { SmallPrint } from './letter-parts.tsx';
import { style } from './letter-style.ts';

/** Who wrote the letter: the operator's identity, as the law asks of a contract's confirmation. */
export function Imprint({ shop, words }: { shop: Shop; words: LetterWords['order'] }) {
  const { name, companyId, vatId, address, register, phone } = shop.operator;
  return (
    <>
      <hr className="rule" style={style.rule} />
      <SmallPrint>
        {words.question(shop.supportMail)}
        <br />
        {words.operator(name, companyId, vatId)}
        <br />
        {address}
        <br />
        {words.register(register)}
        <br />
        {words.phoneOf(phone)}
      </SmallPrint>
    </>
  );
}
