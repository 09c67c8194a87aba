import type { LineFacts, OrderFacts } from '#emails/order/order-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { nameTarget } from '#domain/target/name-target.ts';
import { isUnverified, waitsFor } from '#domain/target/target.ts';
import { emailTarget as csEmails, target as cs } from '#messages/cs/order/target.ts';
import { emailTarget as enEmails, target as en } from '#messages/en/order/target.ts';
import { emailWords } from '#emails/words.ts';
import { Anchor, Paragraph } from './email-parts.tsx';

const targetWords = { cs, en };
const emailTarget = { cs: csEmails, en: enEmails };

interface LineTargetProps {
  locale: Locale;
  line: LineFacts;
  isOver?: boolean | undefined;
}

/**
 * What a line is delivered to, and what it still waits for (rules 41); one that is canceled or delivered waits
 * for nothing.
 */
export function LineTarget({ locale, line, isOver = false }: LineTargetProps) {
  const words = emailWords[locale].order;
  const { names, whichPost, willVerify } = targetWords[locale];
  if (line.target === null || line.targetLabel === null) {
    return isOver ? null : <Asked>{words.targetMissing}</Asked>;
  }
  const named = nameTarget(names, line.targetLabel);
  return (
    <>
      <br />
      {named === undefined && `${words.target[line.targetKind ?? 'profile']}: `}
      <Anchor href={line.target}>{named ?? line.targetLabel}</Anchor>
      {!isOver && waitsFor(line) === 'post' && <Asked>{whichPost}</Asked>}
      {!isOver && isUnverified(line) && <Asked>{willVerify}</Asked>}
    </>
  );
}

function Asked({ children }: { children: string }) {
  return (
    <>
      <br />
      <strong>{children}</strong>
    </>
  );
}

/** Asks the customer for the posts of which only the profile is known; nothing where all are. */
export function PostsAsked({ locale, lines }: Pick<OrderFacts, 'locale' | 'lines'>) {
  if (!lines.some((line) => waitsFor(line) === 'post')) return null;
  return (
    <Paragraph>
      <strong>{emailTarget[locale].postsMissing}</strong>
    </Paragraph>
  );
}

/** Tells the shop, in Czech, which lines it must not begin with yet, and which links to open first. */
export function TargetsOpen({ lines }: Pick<OrderFacts, 'lines'>) {
  const isWaiting = lines.some((line) => waitsFor(line) === 'post');
  return (
    <>
      {isWaiting && (
        <Paragraph>
          <strong>{emailTarget.cs.postsMissingShop}</strong>
        </Paragraph>
      )}
      {lines.some(isUnverified) && (
        <Paragraph>
          <strong>{emailTarget.cs.unverifiedShop}</strong>
        </Paragraph>
      )}
    </>
  );
}
