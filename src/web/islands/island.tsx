import { type ComponentType, Suspense, createContext, use, useId } from 'react';
import { renderToString } from 'react-dom/server';

/** The file of each island, by which the browser finds it; known to the server alone. */
export const IslandFiles = createContext<ReadonlyMap<unknown, string>>(new Map());

/** The scripts that an island needs in the browser, by its file; known to the server alone. */
export const IslandModules = createContext<Readonly<Record<string, readonly string[]>>>({});

interface IslandProps<Props extends object> {
  /** The default export of a file whose name ends in `.island.tsx`. */
  of: ComponentType<Props>;
  /** What it is drawn from, here and again in the browser: JSON, its words included. */
  props: Props;
  /** `at-once` for what the page is there for; else when it comes near the window. */
  when?: 'at-once' | 'near';
}

/**
 * A part of a still page that comes to life in the browser. It is rendered by itself, so that the
 * browser, which knows nothing of the page around it, finds the same markup; the ids that React makes
 * in it begin with its own, so that no other island has them.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, props, when = 'near' } = island;
  const file = use(IslandFiles).get(Component);
  const modules = use(IslandModules);
  const id = useId();
  if (file === undefined) throw new Error('An island is the default export of an *.island.tsx.');
  const ahead = when === 'at-once' ? (modules[file] ?? []) : [];
  return (
    <>
      {/* Low: what is read comes first. A browser begins with one of them and takes the rest once it has the
          styles, and both are there sooner than if all of them shared the line. */}
      {ahead.map((source) => (
        <link key={source} rel="modulepreload" href={source} fetchPriority="low" />
      ))}
      <div
        data-island={file}
        data-when={when}
        data-prefix={id}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{
          __html: renderToString(
            <Suspense>
              <Component {...props} />
            </Suspense>,
            { identifierPrefix: id },
          ),
        }}
      />
    </>
  );
}
