import { data } from 'react-router';
import { listAfterSales } from '#database/orders/after-sales.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import { findOrderByNumber } from '#database/orders/admin-order.ts';
import { adminHref } from '#domain/addresses.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { StyleSheet } from '#web/frame/page-files.tsx';
import { ShownTo } from '#web/routes/order/order/customer-form.tsx';
import { findAfterSales } from '#web/routes/order/order/after-sales.ts';
import { OrderPage } from '#web/routes/order/order/page.tsx';
import { LanguageContext } from '#web/words.ts';
import { orderNumberIn } from '#web/admin/orders/order-origin.ts';
import { adminOrderWords } from '#web/routes/admin/orders/order/words.ts';
import orderCss from '#web/styles/order.css?url';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

/** The page of an order as its customer sees it, without the link that lets somebody act as the customer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { db, shop, clock } = services;
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (!order) throw data(null, { status: 404 });
  const [invoices, afterSales] = await Promise.all([
    listInvoices(db, order.id),
    listAfterSales(db, order.id),
  ]);
  return {
    locale,
    order: { ...order, token: '' },
    invoices,
    afterSales: await findAfterSales(services, order, afterSales),
    supportMail: shop.supportMail,
    now: clock(),
  };
}

export const headers = answerHeaders;

export default function CustomerPageRoute({ loaderData }: Route.ComponentProps) {
  const { locale, ...shown } = loaderData;
  const { offering, shop } = usePageFacts();
  const { order } = shown;
  const { number, locale: language } = order;
  const words = adminOrderWords[locale];
  return (
    <>
      <title>{`${words.customerPage}: ${words.title(number)} – ${shop.brand}`}</title>
      <StyleSheet href={orderCss} />
      <main className="section" id="main" tabIndex={-1}>
        <div className="column stack">
          <p>
            <a href={adminHref('operatorOrder', { number: String(number) })}>
              ← {words.email.back(number)}
            </a>
          </p>
          <Notice>{words.customerPageShown}</Notice>
        </div>
        <div lang={language}>
          <LanguageContext value={language}>
            <ShownTo value={{ number }}>
              <OrderPage {...shown} catalogue={offering.catalogue} />
            </ShownTo>
          </LanguageContext>
        </div>
      </main>
    </>
  );
}
