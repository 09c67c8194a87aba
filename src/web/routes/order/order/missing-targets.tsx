import type { Order } from '#database/orders.ts';
import { isHeldForTarget } from '#domain/order/hold.ts';
import { takesTargets } from '#domain/order/order.ts';
import { waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { FormName } from '#web/forms/form-name.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import {
  ORDER_FORMS,
  type TriedTarget,
  sayTried,
  targetField,
  targetFieldId,
} from './target-form.tsx';

interface MissingTargetsProps {
  order: Order;
  m: OrderMessages;
  tried?: TriedTarget | undefined;
}

/** Leads to the first of the fields that ask for a target or a post, or to the one that was filled in wrong. */
export function MissingTargets({ order, m, tried }: MissingTargetsProps) {
  const locale = useLocale();
  if (!takesTargets(order)) return null;
  const asked = order.lines.filter((line) => waitsFor(line) || isHeldForTarget(line));
  const line = asked.find(({ position }) => String(position) === tried?.line);
  const message = tried && sayTried(locale, tried);
  if (line && message) {
    const errors = [{ field: targetField(line), message }];
    return (
      <FormName value={ORDER_FORMS}>
        <ErrorSummary title={wordsOf(locale).wizard.errorSummary(1)} errors={errors} isFocused />
      </FormName>
    );
  }
  const missing = asked.filter((each) => waitsFor(each) && !isHeldForTarget(each));
  const [first] = missing;
  if (!first) return null;
  const words = missing.every((each) => waitsFor(each) === 'post')
    ? wordsOf(locale).orderTarget.postsAsked
    : m.missing;
  return (
    <Notice tone="warning" title={words.heading}>
      {words.text} <a href={`#${targetFieldId(first)}`}>{m.missing.link}</a>
    </Notice>
  );
}
