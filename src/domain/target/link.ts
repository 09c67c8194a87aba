import { cleanText } from '#domain/clean-text.ts';
import type { Target } from './target.ts';

/** What one platform understood; `isShort` marks links that only the platform itself can resolve. */
export interface Place extends Omit<Target, 'platform'> {
  isShort?: true;
}

/** A web address taken apart, its percent signs decoded. */
export interface Link {
  /** In small letters, without a scheme; a port or a password stays part of it. */
  host: string;
  parts: string[];
  query: URLSearchParams;
}

/** How one platform writes its names and addresses. */
export interface TargetReader {
  /** As people write it. */
  name: string;
  /** Every host it answers on, the main one first; a host is always compared whole. */
  hosts: readonly string[];
  /** Reads a name, with or without its @. */
  readName(name: string): Place | undefined;
  /** Reads a link to one of its hosts. */
  readLink(link: Link): Place | undefined;
}

const LINK = /^(?:https?:\/\/)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i;

/** Takes a link apart; undefined where its percent signs make no text. */
export function takeApart(text: string): Link | undefined {
  const [, host = '', path = '', query = ''] = LINK.exec(text) ?? [];
  try {
    const parts = path.split('/').map((part) => cleanText(decodeURIComponent(part)));
    return {
      host: host.toLowerCase(),
      parts: parts.filter(Boolean),
      query: new URLSearchParams(query),
    };
  } catch {
    return undefined;
  }
}

/** A profile: shown by its name, or by its path where it has no name of its own. */
export function profileAt(origin: string, path: string, label = path): Place {
  return { kind: 'profile', label, url: `${origin}/${encodeURI(path)}` };
}

/** A post or video: shown by its path, which is short and can be read back. */
export function postAt(origin: string, path: string, label = path): Place {
  return { kind: 'post', label, url: `${origin}/${path}` };
}

/** A short link, kept as it is: opening it is enough to find the post. */
export function shortAt(origin: string, path: string, label = path): Place | undefined {
  return /^(?:[a-z]+\/){0,2}[\w-]{6,40}$/.test(path)
    ? { ...postAt(origin, path, label), isShort: true }
    : undefined;
}

/** A set of words written as a sentence: names that lead to the platform's own pages. */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** A name without the @ before it. */
export function withoutAt(name: string): string {
  return name.replace(/^@/, '');
}
