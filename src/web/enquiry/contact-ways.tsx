import { answerTime } from '#domain/answer-time.ts';
import { formatDigits } from '#domain/customer/phone-text.ts';
import { tied } from '#web/frame/tied.ts';
import type { Shop } from '#domain/shop.ts';
import { chatAddress, phoneAddress } from '#web/frame/links.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { AnswerWeek } from './answer-week.tsx';

interface ContactWaysProps {
  shop: Shop;
}

/** When the shop answers, and every other way to write to it. */
export function ContactWays({ shop }: ContactWaysProps) {
  const locale = useLocale();
  const words = useWords().contact.section;
  const { phone } = shop.operator;
  const ways: { icon: IconName; name: string; href: string; text: string }[] = [
    {
      icon: 'mail',
      name: words.ways.mail,
      href: `mailto:${shop.supportMail}`,
      text: shop.supportMail,
    },
    {
      icon: 'whatsapp',
      name: words.ways.chat,
      href: chatAddress({ shop }, useWords().layout),
      text: formatDigits(shop.chatNumber),
    },
    {
      icon: 'phone',
      name: words.ways.phone,
      href: phoneAddress(phone),
      text: tied(phone),
    },
  ];
  return (
    <div className="contact-ways">
      <div className="stack stack--small">
        <AnswerWeek days={words.weekDays} hours={shop.answers.hours} />
        <p>
          <strong>{words.write}.</strong> {words.answer(answerTime(locale, shop))}
        </p>
      </div>
      <dl className="contact-ways__list">
        {ways.map(({ icon, name, href, text }) => (
          <div key={icon} className="contact-ways__way">
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
