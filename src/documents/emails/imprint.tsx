import type { Shop } from '#domain/shop.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { SmallPrint } from './email-parts.tsx';
import { style } from './email-style.ts';

/** Who wrote the e-mail: the operator's identity, as the law asks of a contract's confirmation. */
export function Imprint({ shop, words }: { shop: Shop; words: EmailWords['order'] }) {
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
