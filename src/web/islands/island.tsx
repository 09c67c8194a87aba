import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './islands.ts';

export interface IslandProps {
  name: IslandName;
  /** What the browser draws it from again; JSON. */
  props: object;
  /** `at-once` for what the page is there for; else when it comes near the window. */
  when?: 'at-once' | 'near';
  children: ReactElement;
}

/**
 * A part of a still page that comes to life in the browser. It is rendered by itself, so that the
 * browser, which knows nothing of the page around it, finds the same markup.
 */
export function Island({ name, props, when = 'near', children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  );
}
