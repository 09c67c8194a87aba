import { Outlet } from 'react-router';
import { Shell } from '#web/frame/shell.tsx';
import orderCss from '#web/styles/order.css?url';
import type { Route } from './+types/layout.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: orderCss }];

export default function OrderLayout() {
  return (
    <Shell chat="line">
      <Outlet />
    </Shell>
  );
}
