import { Outlet } from 'react-router';
import { Shell } from '#web/frame/shell.tsx';
import siteCss from '#web/styles/site.css?url';
import type { Route } from './+types/layout.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteCss }];

export default function SiteLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
