import { expressRequest } from '#content/legal/consent.ts';
import { termsAddress } from '#content/legal/terms-address.ts';
import { terms } from '#content/legal/terms.ts';
import { wordingOf } from '#content/legal/wordings.ts';
import { type EmailConsent, isAnyGuaranteed } from '#domain/order/order-email.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { withdrawalUrl } from '#domain/order/order-url.ts';
import { customerFacts, paymentFacts } from './customer-facts.tsx';
import { Imprint } from './imprint.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import {
  ActionLink,
  Anchor,
  Facts,
  Paragraph,
  SectionHeading,
  SmallPrint,
  Title,
} from './email-parts.tsx';
import { style } from './email-style.ts';
import { formatMoneyMoment } from '#content/money-moment.ts';
import { formatMoment } from '#content/moment-text.ts';
import { PostsAsked } from './line-target.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';
import { sayStart } from './start-text.ts';
import { TermsWording } from './terms-wording.tsx';

/** The confirmation of the contract, in the order's language, with everything the law wants kept. */
export function orderPaidCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, total, paidHow } = facts.order;
  const words = emailWords[locale].paidCustomer;
  const isFree = paidHow === 'free';
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: isFree ? words.free.preview : words.preview(formatMoney(locale, total)),
    content: <Confirmation {...facts} words={emailWords[locale]} />,
  };
}

function Confirmation({ shop, offering, order, words }: EmailFacts & { words: EmailWords }) {
  const { locale } = order;
  const paidAt = order.paidAt ?? order.createdAt;
  const paid = words.paidCustomer;
  const total = formatMoney(locale, order.total);
  const at = formatMoneyMoment(locale, paidAt, order);
  const isFree = order.paidHow === 'free';
  return (
    <>
      <Title>{isFree ? paid.free.heading : paid.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>
        {isFree ? paid.free.lead(order.number, at) : paid.lead(order.number, total, at)}
      </Paragraph>
      {order.lines.some(({ target }) => target === null) && (
        <Paragraph>
          <strong>{paid.targetMissing}</strong>
        </Paragraph>
      )}
      <PostsAsked locale={locale} lines={order.lines} />
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      <SmallPrint>{words.order.privateLink}</SmallPrint>
      <SectionHeading>{words.order.items}</SectionHeading>
      <OrderedLines locale={locale} words={words.order} order={order} />
      <Totals locale={locale} words={words.order} order={order} />
      <SmallPrint>{words.order.vatNote}</SmallPrint>
      <SectionHeading>{paid.next}</SectionHeading>
      <Paragraph>{sayStart(locale, isFree ? { ...paid, ...paid.free } : paid, order)}</Paragraph>
      <Paragraph>{paid.keepPublic(isAnyGuaranteed(order.lines))}</Paragraph>
      <Paragraph>{order.enclosed ? paid.invoice : paid.statusOnly}</Paragraph>
      <SectionHeading>{paid.wayBack}</SectionHeading>
      <Paragraph>{(isFree ? paid.free : paid).cancel(shop.supportMail)}</Paragraph>
      <Paragraph>
        {order.consent
          ? paid.withdraw(withdrawalUrl(shop, locale), shop.supportMail)
          : paid.companyNoWithdraw}
      </Paragraph>
      {order.consent?.given && (
        <ExpressRequest locale={locale} words={paid} consent={order.consent} />
      )}
      <SectionHeading>{words.order.yourDetails}</SectionHeading>
      <Facts
        rows={[...customerFacts(words.order, order), ...paymentFacts(words.order, order, locale)]}
      />
      <Imprint shop={shop} words={words.order} />
      <TermsOfOrder shop={shop} offering={offering} order={order} words={paid} />
    </>
  );
}

/** The wording that was agreed to, and when. */
export function ExpressRequest({
  locale,
  words,
  consent,
}: {
  locale: Locale;
  words: EmailWords['paidCustomer'];
  consent: EmailConsent;
}) {
  const current = expressRequest[locale];
  const at = formatMoment(locale, consent.at);
  return (
    <>
      <SectionHeading>{words.request}</SectionHeading>
      {/* A wording that has changed since is never shown as the one agreed to. */}
      {consent.version === current.version ? (
        <>
          <p className="ink" style={style.quote}>
            {current.text}
          </p>
          <SmallPrint>{words.requestGiven(at, consent.version)}</SmallPrint>
        </>
      ) : (
        <Paragraph>{words.requestOtherVersion(at, consent.version)}</Paragraph>
      )}
    </>
  );
}

function TermsOfOrder({ shop, order, words }: EmailFacts & { words: EmailWords['paidCustomer'] }) {
  const { locale, termsVersion } = order;
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
