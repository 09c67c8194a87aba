import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale } from '#web/words.ts';

/** The sentence of the operator while no new orders are taken; else nothing (rules 85). */
export function OrdersStopped() {
  const locale = useLocale();
  const { ordersStopped } = usePageFacts().shop;
  return (
    ordersStopped && (
      <div className="column orders-stopped">
        <Notice>{ordersStopped[locale]}</Notice>
      </div>
    )
  );
}
