import { Outlet } from 'react-router';
import { PreloadedFonts } from '#web/frame/preloaded-fonts.tsx';
import { Shell } from '#web/frame/shell.tsx';
import { StyleSheet } from '#web/frame/style-sheet.tsx';
import blogCss from '#web/styles/blog.css?url';

export default function BlogLayout() {
  return (
    <>
      <StyleSheet href={blogCss} />
      <PreloadedFonts />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
