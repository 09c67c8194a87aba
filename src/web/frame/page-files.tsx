import { createContext, useContext } from 'react';
import type { PerLocale } from '#domain/locale.ts';
import bricolage from '#web/fonts/bricolage-grotesque-latin.woff2?url';
import bricolageExt from '#web/fonts/bricolage-grotesque-latin-ext.woff2?url';
import inter from '#web/fonts/inter-latin.woff2?url';
import interExt from '#web/fonts/inter-latin-ext.woff2?url';
import { usePageFacts } from './page-facts.ts';

/**
 * A sheet of styles. For its precedence React writes it into the head before everything that is to be
 * fetched, and sheets among themselves in the order in which they are drawn: sections build on what every
 * page has. A browser begins with what stands first, and shows nothing before it has the styles.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="sheet" />;
}

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

/** Where the browser finds the small script that wakes islands; known to the server alone. */
export interface ClientAssets {
  entry: string;
  /** Modules that the entry imports at once. */
  imports: string[];
  /** The development server's own scripts, which must run before any island. */
  development: string[];
}

export const ClientAssetsContext = createContext<ClientAssets | undefined>(undefined);

/**
 * The script of still pages: no framework, it loads React when an island is near (decisions/0001).
 */
export function ClientScript() {
  const assets = useContext(ClientAssetsContext);
  if (!assets) return null;
  return (
    <>
      {assets.development.map((source) => (
        <script key={source} type="module" src={source} />
      ))}
      {assets.imports.map((source) => (
        <link key={source} rel="modulepreload" href={source} />
      ))}
      <script type="module" src={assets.entry} />
    </>
  );
}
