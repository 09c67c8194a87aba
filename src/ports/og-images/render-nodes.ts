import type { Renderer } from '@takumi-rs/core';
import type { Node } from '@takumi-rs/helpers';
import type * as Jsx from '@takumi-rs/helpers/jsx';
import { toLegible } from './legible.ts';
import type { PictureForm } from './port.ts';

/** A file of a typeface; the files of one family may share its alphabet among them. */
export interface Face {
  family: string;
  /** WOFF2, TTF or OTF; variable or not. */
  data: Uint8Array;
}

/** A drawing as plain values, which can be handed to a thread. */
export interface DrawnNodes {
  node: Node;
  css: Awaited<ReturnType<typeof Jsx.fromJsx>>['css'];
  form: PictureForm;
}

export type RenderNodes = (drawn: DrawnNodes) => Promise<Uint8Array>;

/** Lossy WebP, as pictures of lines and few colours bear it. */
const WEBP_QUALITY = 90;

interface Tools {
  renderer: Renderer;
  /** The code points that every family has. */
  covered: ReadonlySet<number>;
}

/**
 * Renders by Takumi, whose own threads do the work. Its parts are loaded for the first picture: the shop starts without
 * them, also where there is no build of it for the machine.
 */
export function nodeRenderer(faces: readonly Face[]): RenderNodes {
  let loading: Promise<Tools> | undefined;
  return async ({ node, css, form: { width, height, format } }) => {
    try {
      loading ??= load(faces);
      const { renderer, covered } = await loading;
      const quality = format === 'webp' ? { quality: WEBP_QUALITY } : {};
      const options = { width, height, format, css, ...quality };
      return new Uint8Array(await renderer.render(withLegibleText(node, covered), options));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

async function load(faces: readonly Face[]): Promise<Tools> {
  const [{ Renderer }, { create }] = await Promise.all([
    import('@takumi-rs/core'),
    import('fontkit'),
  ]);
  const renderer = new Renderer();
  const alphabets = new Map<string, Set<number>>();
  for (const { family: name, data } of faces) {
    await renderer.registerFont({ name, data });
    const known = alphabets.get(name) ?? new Set();
    // A thread is given plain bytes, and the library wants them as Node has them.
    alphabets.set(name, known.union(new Set(create(Buffer.from(data)).characterSet)));
  }
  const [first = new Set<number>(), ...rest] = alphabets.values();
  return { renderer, covered: rest.reduce((all, one) => all.intersection(one), first) };
}

function withLegibleText(node: Node, covered: ReadonlySet<number>): Node {
  if (node.type === 'text') return { ...node, text: toLegible(node.text, covered) };
  if (node.type !== 'container' || !node.children) return node;
  return { ...node, children: node.children.map((child) => withLegibleText(child, covered)) };
}
