import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { isHeldForTarget } from '#domain/order/hold.ts';
import { takesTargets } from '#domain/order/order.ts';
import { waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { wizardMessages } from '#web/routes/order/wizard/words.ts';
import { orderTargetWords } from './target-words.ts';
import { FormName } from '#web/forms/form-name.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import {
  ORDER_FORMS,
  type TriedTarget,
  sayTried,
  targetField,
  targetFieldId,
} from './target-form.tsx';

interface MissingTargetsProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  tried?: TriedTarget | undefined;
}

/** Leads to the first of the fields that ask for a target or a post, or to the one that was filled in wrong. */
export function MissingTargets({ order, locale, m, tried }: MissingTargetsProps) {
  if (!takesTargets(order)) return null;
  const asked = order.lines.filter((line) => waitsFor(line) || isHeldForTarget(line));
  const line = asked.find(({ position }) => String(position) === tried?.line);
  const message = tried && sayTried(locale, tried);
  if (line && message) {
    const errors = [{ field: targetField(line), message }];
    return (
      <FormName value={ORDER_FORMS}>
        <ErrorSummary title={wizardMessages[locale].errorSummary(1)} errors={errors} isFocused />
      </FormName>
    );
  }
  const missing = asked.filter((each) => waitsFor(each) && !isHeldForTarget(each));
  const [first] = missing;
  if (!first) return null;
  const wordsOf = missing.every((each) => waitsFor(each) === 'post')
    ? orderTargetWords[locale].postsAsked
    : m.missing;
  return (
    <Notice tone="warning" title={wordsOf.heading}>
      {wordsOf.text} <a href={`#${targetFieldId(first)}`}>{m.missing.link}</a>
    </Notice>
  );
}
