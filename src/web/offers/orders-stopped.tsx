import type { Locale } from '#domain/locale.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The sentence of the operator while no new orders are taken; else nothing (rules 85). */
export function OrdersStopped({ locale }: { locale: Locale }) {
  const { ordersStopped } = usePageFacts().shop;
  return (
    ordersStopped && (
      <div className="column orders-stopped">
        <Notice>{ordersStopped[locale]}</Notice>
      </div>
    )
  );
}
