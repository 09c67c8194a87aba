import { type ContactFormProps, ContactForm } from '#web/forms/message/message-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useLocale, useWords } from '#web/words.ts';
import { type BusinessHours, answerTime } from '#domain/shop/answer-time.ts';
import { formatDigits } from '#domain/customer/phone.ts';
import { chatAddress, phoneAddress, nbsp } from '#web/frame/links.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type IconName, Icon } from '#web/ui/icon.tsx';

/** The last section of the home page and of the FAQ: the form, and every other way to write. */
export function ContactSection({ where }: { where: ContactFormProps['where'] }) {
  const { shop } = usePageFacts();
  const { title, lead } = useWords().contact.section;
  return (
    <section className="section section--sunk" id="kontakt" aria-labelledby="contact-title">
      <div className="column message-section">
        <div className="stack">
          <h2 id="contact-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ContactMethods shop={shop} />
        </div>
        <ContactForm where={where} />
      </div>
    </section>
  );
}

interface ContactMethodsProps {
  shop: Shop;
}

/** When the shop answers, and every other way to write to it. */
export function ContactMethods({ shop }: ContactMethodsProps) {
  const locale = useLocale();
  const words = useWords().contact.section;
  const { phone } = shop.operator;
  const methods: { icon: IconName; name: string; href: string; text: string }[] = [
    {
      icon: 'mail',
      name: words.methods.mail,
      href: `mailto:${shop.supportMail}`,
      text: shop.supportMail,
    },
    {
      icon: 'whatsapp',
      name: words.methods.chat,
      href: chatAddress({ shop }, useWords().layout),
      text: formatDigits(shop.chatNumber),
    },
    {
      icon: 'phone',
      name: words.methods.phone,
      href: phoneAddress(phone),
      text: nbsp(phone),
    },
  ];
  return (
    <div className="contact-methods">
      <div className="stack stack--small">
        <AnswerWeek days={words.weekDays} hours={shop.answers.hours} />
        <p>
          <strong>{words.write}.</strong> {words.answer(answerTime(locale, shop))}
        </p>
      </div>
      <dl className="contact-methods__list">
        {methods.map(({ icon, name, href, text }) => (
          <div key={icon} className="contact-methods__method">
            <dt>
              <Icon name={icon} /> {name}
            </dt>
            <dd>
              <a href={href}>{text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const DAY = 48;
const DAY_MINUTES = 24 * 60;
const BASE = 44;
const TOP = 14;

/**
 * The week as a line that lifts off its baseline while somebody is there to answer. Decoration: the words
 * beside it say the same.
 */
function AnswerWeek({ days, hours }: { days: readonly string[]; hours: BusinessHours }) {
  const { from, to } = hours.days;
  const isAtWork = (index: number) => index + 1 >= from && index + 1 <= to;
  const path = days
    .map((_, index) => (isAtWork(index) ? day(index * DAY, hours.minutes) : ''))
    .join('');
  return (
    <svg className="answer-week" viewBox={`0 0 ${days.length * DAY} 68`} aria-hidden="true">
      <path className="answer-week__line" d={`M0 ${BASE}${path}H${days.length * DAY}`} />
      {days.map((name, index) => (
        <text
          key={name}
          className={
            isAtWork(index) ? 'answer-week__day' : 'answer-week__day answer-week__day--off'
          }
          x={(index + 0.5) * DAY}
          y="64"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Up to the top when the day's work begins and down again when it ends. */
function day(x: number, { from, to }: BusinessHours['minutes']): string {
  const at = (minute: number): number => Math.round(x + (minute / DAY_MINUTES) * DAY);
  const [begins, ends] = [at(from), at(to)];
  return `H${begins - 4}C${begins} ${BASE} ${begins} ${TOP} ${begins + 4} ${TOP}H${ends - 4}C${ends} ${TOP} ${ends} ${BASE} ${ends + 4} ${BASE}`;
}
