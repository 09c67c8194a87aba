import { asksForTarget } from '#domain/order/hold.ts';
import { CareLine, CareLines } from './care-lines.tsx';
import { careWords } from './care-words.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Lines, Paragraph, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/** Says which lines are held and why, and leads to where the customer mends it (section 6 of the terms). */
export function orderHeldCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = careWords[locale].held;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Held {...facts} />,
  };
}

function Held({ shop, order }: EmailFacts) {
  const { locale, number } = order;
  const common = emailWords[locale].order;
  const words = careWords[locale].held;
  const held = order.care?.held ?? [];
  const isAsked = held.some(({ reason }) => asksForTarget(reason));
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number)}</Paragraph>
      <CareLines>
        {held.map(({ line, reason, text }, index) => (
          <CareLine key={`${line.packageId} ${line.target ?? index}`} locale={locale} line={line}>
            {words.obstacles[reason]}
            {text !== '' && (
              <>
                <br />
                <Lines text={text} />
              </>
            )}
          </CareLine>
        ))}
      </CareLines>
      <Paragraph>{isAsked ? words.mend : words.nothingToDo}</Paragraph>
      <ActionLink href={order.privateUrl}>{isAsked ? words.openToMend : common.open}</ActionLink>
      {isAsked && <Paragraph>{words.until}</Paragraph>}
      <Imprint shop={shop} words={common} />
    </>
  );
}
