import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import type { PerLocale } from '#domain/locale.ts';
import { concludedAt, earlyEndOf } from '#domain/order/order.ts';
import { type ReleasedState, releasedState } from '#domain/delivery/hold.ts';
import { effectOf, mayWithdraw } from '#domain/withdrawals/withdrawal.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { ActionLink, Lines, Paragraph, SectionHeading } from '#emails/parts/email-parts.tsx';
import { type ReleasedWords, released as cs } from '#messages/cs/emails/after-sales.ts';
import { released as en } from '#messages/en/emails/after-sales.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';
import type { LineFacts } from './order-facts.ts';

const words: PerLocale<ReleasedWords> = { cs, en };

/** A withdrawal after which delivery goes on. */
interface ReleasedFacts {
  released: {
    declaredAt: Date;
    /** What was withdrawn from; undefined where nobody has read it out of the words of the declaration. */
    lines: readonly LineFacts[] | undefined;
    stands: ReleasedState;
    /** Why, in the shop's words; empty where they were not given. */
    answer: string;
    /** Until when its consumer can withdraw again; null where that is over. */
    mayWithdrawUntil: Date | null;
  };
}

/**
 * Tells the customer that a withdrawal is resolved so that delivery goes on: its acknowledgement had promised otherwise
 * (rules 51).
 */
export const releasedCustomer = defineOrderEmail('order-released-customer', {
  group: 'money',
  to: 'customer',
  isKeptAsSent: true,
  isObsolete: ({ order }) => earlyEndOf(order.state) !== undefined,
  load: loadReleased,
  draft: (facts) => {
    const { subject, heading, stands } = words[facts.order.locale];
    return {
      subject: subject(facts.order.number),
      preview: stands[facts.released.stands],
      heading,
      content: <Released {...facts} />,
    };
  },
});

function loadReleased({ order, facts, due, clock }: OrderEmailSources): ReleasedFacts | 'gone' {
  const withdrawal = order.withdrawals.find(({ id }) => id === due.aboutId);
  if (!withdrawal) return 'gone';
  const { declaredAt, answer } = withdrawal;
  const now = clock();
  const meant = meantLines(withdrawal, order.lines);
  const effect = effectOf(order, { declaredAt: now, part: '' });
  const isOpen = (effect === 'cancel' || effect === 'held') && mayWithdraw(order, now);
  const released = {
    declaredAt,
    lines:
      meant &&
      facts.lines.filter((_, index) => order.lines[index] && meant.includes(order.lines[index])),
    stands: releasedState(order),
    answer,
    mayWithdrawUntil: order.paidAt && isOpen ? withdrawalEnd(concludedAt(order)) : null,
  };
  return { released };
}

function Released({ order, released, m }: OrderEmailFrame & ReleasedFacts) {
  const { locale, number, privateUrl, paidAt, paidHow } = order;
  const { declaredAt, lines, stands, answer, mayWithdrawUntil } = released;
  const stated = words[locale];
  // Of a short end money may be due all the same.
  const isMoney = paidAt !== null && paidHow !== 'free' && stands !== 'short';
  return (
    <>
      <Paragraph>{stated.lead(number, formatMoment(locale, declaredAt))}</Paragraph>
      {lines && (
        <Paragraph>
          <Lines
            text={[stated.lines, ...lines.map((line) => countedLineName(line, locale))].join('\n')}
          />
        </Paragraph>
      )}
      <Paragraph>
        {stated.stands[stands]} {isMoney && stated.noMoney}
      </Paragraph>
      {answer !== '' && (
        <>
          <SectionHeading>{stated.why}</SectionHeading>
          <Paragraph>
            <Lines text={answer} />
          </Paragraph>
        </>
      )}
      <Paragraph>
        {mayWithdrawUntil && stated.again(formatDay(locale, mayWithdrawUntil))} {stated.disagree}
      </Paragraph>
      <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
    </>
  );
}
