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

type PaidWords = EmailWords['paidCustomer'];

/** The confirmation of the contract, in the order's language, with everything the law wants kept. */
export function orderPaidCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, total, paidHow } = facts.order;
  const words = emailWords[locale].paidCustomer;
  const { isPaidAfterWithdrawal } = facts.order;
  const written = isPaidAfterWithdrawal ? words.afterWithdrawal : words;
  const isFree = paidHow === 'free';
  return {
    to: customerOf(facts),
    locale,
    subject: written.subject(number),
    preview: isFree ? words.free.preview : written.preview(formatMoney(locale, total)),
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
  const written = order.isPaidAfterWithdrawal ? paid.afterWithdrawal : paid;
  return (
    <>
      <Title>{isFree ? paid.free.heading : written.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>
        {isFree ? paid.free.lead(order.number, at) : written.lead(order.number, total, at)}
      </Paragraph>
      {!order.isPaidAfterWithdrawal && <Wanted order={order} words={paid} />}
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      <SmallPrint>{words.order.privateLink}</SmallPrint>
      <SectionHeading>{words.order.items}</SectionHeading>
      <OrderedLines locale={locale} words={words.order} order={order} />
      <Totals locale={locale} words={words.order} order={order} />
      <SmallPrint>{words.order.vatNote}</SmallPrint>
      <Next shop={shop} offering={offering} order={order} words={paid} />
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

/** What its customer has still to say before delivery can begin. */
function Wanted({ order, words }: Pick<EmailFacts, 'order'> & { words: PaidWords }) {
  const { locale, lines } = order;
  return (
    <>
      {lines.some(({ target }) => target === null) && (
        <Paragraph>
          <strong>{words.targetMissing}</strong>
        </Paragraph>
      )}
      <PostsAsked locale={locale} lines={lines} />
    </>
  );
}

/** What happens next, and the way back; who has withdrawn before the money came gets that back. */
function Next({ shop, order, words }: EmailFacts & { words: PaidWords }) {
  const { locale } = order;
  const isFree = order.paidHow === 'free';
  const { next } = words.afterWithdrawal;
  const papers = order.enclosed ? words.invoice : words.statusOnly;
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
      <SectionHeading>{words.wayBack}</SectionHeading>
      <Paragraph>{(isFree ? words.free : words).cancel(shop.supportMail)}</Paragraph>
      <Paragraph>
        {order.consent
          ? words.withdraw(withdrawalUrl(shop, locale), shop.supportMail)
          : words.companyNoWithdraw}
      </Paragraph>
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
  words: PaidWords;
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

function TermsOfOrder({ shop, order, words }: EmailFacts & { words: PaidWords }) {
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
