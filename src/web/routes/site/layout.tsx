import { Outlet } from 'react-router';
import { PreloadedFonts } from '#web/frame/preloaded-fonts.tsx';
import { Shell } from '#web/frame/shell.tsx';
import { StyleSheet } from '#web/frame/style-sheet.tsx';
import siteCss from '#web/styles/site.css?url';

export default function SiteLayout() {
  return (
    <>
      <StyleSheet href={siteCss} />
      <PreloadedFonts />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
