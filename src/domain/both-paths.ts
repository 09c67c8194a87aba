import type { PerLocale } from './locale.ts';

/** A path that both editions have, or one for each. */
export type AnyPath = string | PerLocale<string>;
type Both<Path extends AnyPath> = Path extends string ? PerLocale<Path> : Path;

/** The path of each edition. */
export function both<const Path extends AnyPath>(path: Path): Both<Path>;
export function both(path: AnyPath): PerLocale<string> {
  return typeof path === 'string' ? { cs: path, en: path } : path;
}
