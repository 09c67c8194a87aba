import { formatMoneyMoment } from '#content/moments.ts';
import { terms, termsAddress, wordingOf } from '#content/legal/wordings.ts';
import { formatMoney } from '#domain/money.ts';
import { withdrawalUrl } from '#domain/addresses/private-links.ts';
import { customerFacts, paymentFacts } from '#emails/parts/customer-facts.tsx';
import {
  ActionLink,
  Anchor,
  Facts,
  Paragraph,
  SectionHeading,
  SmallPrint,
} from '#emails/parts/email-parts.tsx';
import { style } from '#emails/parts/email-style.ts';
import { PostsAsked } from '#emails/parts/line-target.tsx';
import { OrderedLines, Totals } from '#emails/parts/ordered-lines.tsx';
import { sayStart } from '#emails/parts/start-text.ts';
import { TermsWording } from '#emails/parts/terms-wording.tsx';
import { type OrderEmailFrame, defineOrderEmail, nothingMore } from './define-order-email.tsx';
import { ExpressRequest } from './express.tsx';
import { isAnyGuaranteed } from './order-facts.ts';
import { attachInvoice } from './paid-shop.tsx';

/** The confirmation of the contract, in the order's language, with everything the law wants kept. */
export const paidCustomer = defineOrderEmail('order-paid-customer', {
  group: 'order',
  to: 'customer',
  isKeptAsSent: true,
  load: nothingMore,
  attach: attachInvoice,
  draft: (facts) => {
    const { locale, number, total, paidHow, isPaidAfterWithdrawal } = facts.order;
    const words = facts.m.paidCustomer;
    const written = isPaidAfterWithdrawal ? words.afterWithdrawal : words;
    const isFree = paidHow === 'free';
    return {
      subject: written.subject(number),
      preview: isFree ? words.free.preview : written.preview(formatMoney(locale, total)),
      heading: isFree ? words.free.heading : written.heading,
      content: <Confirmation {...facts} />,
      after: <TermsOfOrder {...facts} />,
    };
  },
});

function Confirmation(facts: OrderEmailFrame) {
  const { order, m } = facts;
  const { locale, number, consent, isPaidAfterWithdrawal } = order;
  const words = m.paidCustomer;
  const total = formatMoney(locale, order.total);
  const at = formatMoneyMoment(locale, order.paidAt ?? order.createdAt, order);
  const written = isPaidAfterWithdrawal ? words.afterWithdrawal : words;
  return (
    <>
      <Paragraph>
        {order.paidHow === 'free' ? words.free.lead(number, at) : written.lead(number, total, at)}
      </Paragraph>
      {!isPaidAfterWithdrawal && <Wanted {...facts} />}
      <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
      <SmallPrint>{m.order.privateLink}</SmallPrint>
      <SectionHeading>{m.order.items}</SectionHeading>
      <OrderedLines locale={locale} order={order} />
      <Totals locale={locale} order={order} />
      <SmallPrint>{m.order.vatNote}</SmallPrint>
      <Next {...facts} />
      {consent?.given && <ExpressRequest {...facts} />}
      <SectionHeading>{m.order.yourDetails}</SectionHeading>
      <Facts rows={[...customerFacts(locale, order), ...paymentFacts(locale, order)]} />
    </>
  );
}

/** What its customer has still to say before delivery can begin. */
function Wanted({ order: { locale, lines }, m }: OrderEmailFrame) {
  return (
    <>
      {lines.some(({ target }) => target === null) && (
        <Paragraph>
          <strong>{m.paidCustomer.targetMissing}</strong>
        </Paragraph>
      )}
      <PostsAsked locale={locale} lines={lines} />
    </>
  );
}

/** What happens next, and the way back; who has withdrawn before the money came gets that back. */
function Next({ shop, order, enclosed, m }: OrderEmailFrame) {
  const { locale } = order;
  const words = m.paidCustomer;
  const isFree = order.paidHow === 'free';
  const { next } = words.afterWithdrawal;
  const papers = enclosed ? words.invoice : words.statusOnly;
  if (order.isPaidAfterWithdrawal)
    return (
      <>
        <SectionHeading>{words.next}</SectionHeading>
        <Paragraph>{next}</Paragraph>
        <Paragraph>{papers}</Paragraph>
      </>
    );
  return (
    <>
      <SectionHeading>{words.next}</SectionHeading>
      <Paragraph>{sayStart(locale, isFree ? { ...words, ...words.free } : words, order)}</Paragraph>
      <Paragraph>{words.keepPublic(isAnyGuaranteed(order.lines))}</Paragraph>
      <Paragraph>{papers}</Paragraph>
      <SectionHeading>{words.cancelling}</SectionHeading>
      <Paragraph>{(isFree ? words.free : words).cancel(shop.supportMail)}</Paragraph>
      <Paragraph>
        {order.consent
          ? words.withdraw(withdrawalUrl(shop, locale), shop.supportMail)
          : words.companyNoWithdraw}
      </Paragraph>
    </>
  );
}

function TermsOfOrder({ shop, order, m }: OrderEmailFrame) {
  const { locale, termsVersion } = order;
  const words = m.paidCustomer;
  const own = wordingOf(terms, termsVersion, locale, shop);
  const wording = own ?? terms.inForce[locale](shop);
  const address = shop.origins[locale] + termsAddress(locale, termsVersion, shop);
  return (
    <>
      <hr className="rule" style={style.rule} />
      {!own && <Paragraph>{words.termsOtherVersion(wording.version, termsVersion)}</Paragraph>}
      <TermsWording terms={wording} />
      <SmallPrint>
        {words.termsLink}: <Anchor href={address}>{address}</Anchor>
      </SmallPrint>
    </>
  );
}
