import { Outlet } from 'react-router';
import { Shell } from '#web/frame/shell.tsx';
import { StyleSheet } from '#web/frame/page-files.tsx';
import orderCss from '#web/styles/order.css?url';

export default function OrderLayout() {
  return (
    <>
      <StyleSheet href={orderCss} />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
