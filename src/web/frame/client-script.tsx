import { createContext, useContext } from 'react';

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
