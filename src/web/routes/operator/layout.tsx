import { Outlet } from 'react-router';
import { PreloadedFonts } from '#web/frame/preloaded-fonts.tsx';
import { Shell } from '#web/frame/shell.tsx';
import { StyleSheet } from '#web/frame/style-sheet.tsx';
import operatorCss from '#web/styles/operator.css?url';

export default function OperatorLayout() {
  return (
    <>
      <StyleSheet href={operatorCss} />
      <PreloadedFonts />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
