import { Outlet } from 'react-router';
import { PreloadedFonts, StyleSheet } from '#web/frame/page-files.tsx';
import { Shell } from '#web/frame/shell.tsx';
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
