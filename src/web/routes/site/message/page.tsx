import { href } from '#domain/addresses.ts';
import type { MessageInput, InputProblems } from '#domain/messages/sent-message.ts';
import { formKindAt, readPaymentId } from '#domain/messages/message-kind.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { BulkRequests } from '#web/contact/bulk-section.tsx';
import { ContactMethods } from '#web/contact/contact-section.tsx';
import { sayWrong } from '#web/forms/message/message-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { wordsOf } from '#messages/words.ts';
import { BulkForm, ContactForm, HelpForm } from '#web/forms/message/message-forms.tsx';
import type { SentFrom } from './posted.ts';

/** Why a message that is filled in as it should be was not taken. */
type MessageFailure = 'failed' | 'too-often';

interface MessagePageProps {
  locale: Locale;
  shop: Shop;
  from: SentFrom;
  /** The address of the page that it was sent from. */
  back: string;
  isSent: boolean;
  input?: MessageInput | undefined;
  problems?: InputProblems | undefined;
  failure?: MessageFailure | undefined;
}

/** What became of a message: it was sent, or here it is again with what is wrong with it. */
export function SentMessagePage(props: MessagePageProps) {
  return (
    <div className="column section section--tight" {...outcomeOf(props)}>
      {props.isSent ? <Sent {...props} /> : <NotSent {...props} />}
    </div>
  );
}

/** For the script that sends a form in place (browser/send-message.ts): what became of it, and the words of its toast. */
function outcomeOf({ locale, from, isSent, problems, failure }: MessagePageProps) {
  const { outcomes, tooOften } = wordsOf(locale).message;
  const { sent, failed } = outcomes[from.where];
  if (isSent) return { 'data-message': 'sent', 'data-toast': sent };
  if (problems) return { 'data-message': 'wrong', 'data-toast': sayWrong(locale, problems) };
  if (!failure) return {};
  return { 'data-message': 'failed', 'data-toast': failure === 'failed' ? failed : tooOften };
}

/** Whoever has more to say finds the form empty, below what was said to the message. */
function Sent(props: MessagePageProps) {
  const { locale, shop, from, back } = props;
  const words = wordsOf(locale).contact.page;
  return (
    <div className="message__columns">
      <div className="message__sent">
        <TakeOffLine />
        <h1>{words.sentTitle}</h1>
        <output className="lead">{wordsOf(locale).message.outcomes[from.where].sent}</output>
        <div className="cluster">
          <ButtonLink variant="secondary" href={back}>
            {words.back[from.where]}
          </ButtonLink>
          {from.where !== 'home' && (
            <ButtonLink href={href('home', locale)}>{words.back.home}</ButtonLink>
          )}
        </div>
      </div>
      <ContactMethods shop={shop} />
      <section className="message__another" aria-labelledby="another">
        <h2 id="another">{words.another}</h2>
        <MessageAgain {...props} button="outline" />
      </section>
    </div>
  );
}

function NotSent(props: MessagePageProps) {
  const { locale, shop, from } = props;
  const { page } = wordsOf(locale).contact;
  const kind = formKindAt(from.where);
  return (
    <>
      <h1 className="message__title">{page.titles[kind]}</h1>
      <div className="message__columns">
        <div className="stack">
          <Failed {...props} />
          <MessageAgain {...props} button="primary" />
        </div>
        <div className="stack stack--large">
          {kind === 'bulk' && <BulkRequests />}
          <ContactMethods shop={shop} />
        </div>
      </div>
    </>
  );
}

/** Nothing was sent, for a reason that is not in the fields. */
function Failed({ locale, shop, from, failure }: MessagePageProps) {
  if (!failure) return null;
  const { outcomes, tooOften, kept } = wordsOf(locale).message;
  return (
    <Notice tone="error" live title={failure === 'failed' ? outcomes[from.where].failed : tooOften}>
      {failure === 'failed' && `${kept} `}
      {wordsOf(locale).contact.page.orMail}{' '}
      <a href={`mailto:${shop.supportMail}`}>{shop.supportMail}</a>.
    </Notice>
  );
}

interface MessageAgainProps {
  from: SentFrom;
  /** What was typed; undefined where the form is empty. */
  input?: MessageInput | undefined;
  problems?: InputProblems | undefined;
  button: 'primary' | 'outline';
}

/** The form that was sent, once more: as it was filled in, or empty. */
function MessageAgain({ from, input, problems, button }: MessageAgainProps) {
  const { where } = from;
  if (where === 'canceled') {
    return (
      <HelpForm
        {...{ input, problems, button }}
        paymentId={readPaymentId(from.paymentId)}
        order={from.order || undefined}
      />
    );
  }
  if (where === 'package' || where === 'how-it-works') {
    const packageId = from.packageId || undefined;
    return <BulkForm {...{ where, packageId, input, problems, button }} />;
  }
  return <ContactForm {...{ where, input, problems, button }} />;
}
