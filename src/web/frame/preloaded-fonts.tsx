import type { PerLocale } from '#domain/locale.ts';
import bricolage from '#web/fonts/bricolage-grotesque-latin.woff2?url';
import bricolageExt from '#web/fonts/bricolage-grotesque-latin-ext.woff2?url';
import inter from '#web/fonts/inter-latin.woff2?url';
import interExt from '#web/fonts/inter-latin-ext.woff2?url';
import { usePageFacts } from './page-facts.ts';

/**
 * The faces that every page of an edition needs. English has letters with hooks in text alone: the name of
 * the other edition, and the operator's entry in the Czech register (styles/every-page/fonts.css).
 */
const fonts: PerLocale<readonly string[]> = {
  cs: [inter, interExt, bricolage, bricolageExt],
  en: [inter, interExt, bricolage],
};

/**
 * Has the typefaces fetched before the styles ask for them. For pages that are there to be read: they take
 * the line from the scripts, which a page that is there to be used needs first. Such a page is shown as soon
 * in the fallback of the same size, and in its typefaces a moment later.
 */
export function PreloadedFonts() {
  const { locale } = usePageFacts();
  return fonts[locale].map((font) => (
    <link
      key={font}
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />
  ));
}
