import type { RequestKind } from './address-row.ts';
import type { PerLocale } from '#domain/locale.ts';

/** A path that both editions have, or one for each. */
export type AnyPath = string | PerLocale<string>;
type Both<Path extends AnyPath> = Path extends string ? PerLocale<Path> : Path;

/** The path of each edition. */
export function samePath<const Path extends AnyPath>(path: Path): Both<Path>;
export function samePath(path: AnyPath): PerLocale<string> {
  return typeof path === 'string' ? { cs: path, en: path } : path;
}

/** A row of a page that everybody may keep and find. */
export function publicRow<const Path extends AnyPath>(path: Path) {
  return { path: samePath(path), kind: 'public', requests: 'page' } as const;
}

/** A row of what is personal, or holds only for the moment. */
export function privateRow<const Path extends AnyPath, Requests extends RequestKind>(
  path: Path,
  requests: Requests,
) {
  return { path: samePath(path), kind: 'private', requests } as const;
}
