import { Outlet } from 'react-router';
import { PreloadedFonts, StyleSheet } from '#web/frame/page-files.tsx';
import { Shell } from '#web/frame/shell.tsx';
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
