import { Outlet } from 'react-router';
import { Shell } from '#web/frame/shell.tsx';
import operatorCss from '#web/styles/operator.css?url';
import type { Route } from './+types/layout.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: operatorCss }];

export default function OperatorLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
