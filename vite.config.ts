import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { type Environment, type Plugin, defineConfig } from 'vite';
import { dependencies } from './package.json';
import { builtInArticles } from './scripts/built-in-articles.ts';
import { SPECULATION_RULES, speculationRules } from './src/main/http/speculation-rules.ts';

/** Still pages have no router in the browser that could swap a module, so a change loads them again. */
const reloadStillPages: Plugin = {
  name: 'reload-still-pages',
  apply: 'serve',
  handleHotUpdate({ file, server }) {
    if (
      /\/src\/(web|api|documents|messages|content|domain|flows|emails|database)\/.*\.tsx?$/.test(
        file,
      )
    ) {
      server.ws.send({ type: 'full-reload' });
    }
  },
};

/**
 * Pages are still: no browser loads one as a module. So the client's build holds islands alone, and is cut
 * into pieces for them and not for pages as well (decisions/0001). What the router would fetch in a browser,
 * a module for each page and the list of all of them, goes.
 */
const islandsAlone: Plugin = {
  name: 'islands-alone',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (_code, id) =>
    id.endsWith('?__react-router-build-client-route') ? 'export default undefined;' : undefined,
  buildApp: {
    // The build for the server reads them.
    order: 'post',
    async handler({ environments }) {
      const dir = join(outputOf(environments['client']), 'assets');
      for (const file of await readdir(dir)) {
        const isEmpty = NOTHING.test(await readFile(join(dir, file), 'utf8'));
        if (isEmpty || file.startsWith('manifest-')) await rm(join(dir, file));
      }
    },
  },
};

/** What is left of a page as a module. */
const NOTHING = /^var (\w+)=void 0;export\{\1 as default\};\s*$/;

function outputOf(client: Environment | undefined): string {
  const { root = '.', build: { outDir = '.' } = {} } = client?.config ?? {};
  return resolve(root, outDir);
}

const ISLAND_MODULES = 'virtual:island-modules';

/**
 * The files that each island is woken with, its own, React's and what they import. A page whose island
 * wakes at once names them, so that a browser asks for all of them together and not for one after another.
 */
const islandModules: Plugin = {
  name: 'island-modules',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === ISLAND_MODULES ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${ISLAND_MODULES}`) return undefined;
    const { root, environments } = this.environment.getTopLevelConfig();
    const { outDir = '' } = environments['client']?.build ?? {};
    // In development the browser is served file by file, as they lie there.
    const isBuilt = this.environment.mode === 'build';
    const file = join(resolve(root, outDir), '.vite', 'manifest.json');
    const built: BuiltModules = isBuilt ? JSON.parse(await readFile(file, 'utf8')) : {};
    return `export default ${JSON.stringify(modulesOfIslands(built))};`;
  },
};

/** What the build for browsers says of each of its files, by its source. */
type BuiltModules = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

function modulesOfIslands(built: BuiltModules): Record<string, string[]> {
  const filesOf = (source: string): string[] => [
    ...(built[source]?.imports ?? []).flatMap(filesOf),
    `/${built[source]?.file}`,
  ];
  const fetched = built['src/web/entry.client.tsx']?.dynamicImports ?? [];
  const isIsland = (source: string) => source.endsWith('.island.tsx');
  // What else the entry fetches is no matter of islands: the scripts of the operator's section.
  const react = fetched.filter((source) => !isIsland(source) && !source.startsWith('src/'));
  return Object.fromEntries(
    fetched
      .filter(isIsland)
      .map((source) => [
        source.replace('src/web/', './'),
        [...new Set([...react, source].flatMap(filesOf))],
      ]),
  );
}

/** What React changes the page by, and what it does instead (src/web/islands/own-dom.ts). */
const OWN_DOM = {
  '.insertBefore(': '.insertOwn(',
  '.appendChild(': '.appendOwn(',
  '.removeChild(': '.removeOwn(',
  '.nodeValue = ': '.ownText = ',
  '.textContent = ': '.ownContent = ',
};

/** React changes what it has drawn itself, whatever a translator or an extension has made of it (decisions/0001). */
const ownDom: Plugin = {
  name: 'own-dom',
  transform: {
    filter: { id: /\/react-dom-client\.\w+\.js$/ },
    handler(code) {
      for (const [native, own] of Object.entries(OWN_DOM)) {
        if (!code.includes(native)) this.error(`React no longer changes the page by "${native}".`);
        code = code.replaceAll(native, own);
      }
      const another = /\.(?:replaceChild|replaceChildren|replaceWith|insertAdjacent\w+)\(/.exec(
        code,
      );
      if (another) this.error(`React changes the page by "${another[0]}" too.`);
      return { code, map: null };
    },
  },
};

/** Which links may be fetched ahead follows from the table of addresses, so the file is made from it. */
const speculationRulesFile: Plugin = {
  name: 'speculation-rules-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const source = JSON.stringify(speculationRules());
    this.emitFile({ type: 'asset', fileName: SPECULATION_RULES.slice(1), source });
  },
};

/** The program of the threads that do bounded work lies beside that of the server (main/workers/lane.ts). */
const workerProgram: Plugin = {
  name: 'worker-program',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './src/main/workers/worker.ts', fileName: 'worker.js' });
  },
};

/** Files are compressed once, as well as can be, and served as they lie there. */
const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  buildApp: {
    // The styles of pages come with the build for the server.
    order: 'post',
    async handler({ environments }) {
      const dir = outputOf(environments['client']);
      for (const file of await readdir(dir, { recursive: true })) {
        if (!/\.(js|css|svg|json)$/.test(file) || file.startsWith('.')) continue;
        const content = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(content));
        await writeFile(join(dir, `${file}.gz`), gzipSync(content));
      }
    },
  },
};

/** React, and what it is woken and kept by. */
const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/web\/islands\/(?:hydrate|own-dom)/;

export default defineConfig(({ command }) => ({
  plugins: [
    builtInArticles,
    reactRouter(),
    islandsAlone,
    islandModules,
    ownDom,
    reloadStillPages,
    speculationRulesFile,
    workerProgram,
    compressFiles,
  ],
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // A page names the modules of an island that wakes at once; waiting for their links to load, as the
        // router's build would, only puts its waking off.
        modulePreload: false,
        // React is asked for by one request: it is of use only as a whole.
        rollupOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } } },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/main/entry.ts' } } },
  },
  // Packages that are no dependencies of the running program become a part of it. That needs them no
  // more, and starts in half the time: Node reads a package's package.json anew for each of its files,
  // and that of drizzle-orm alone has 180 kB.
  ssr:
    command === 'build'
      ? { noExternal: true, external: Object.keys(dependencies) }
      : { noExternal: ['react-email'] },
}));
