import type { Renderer } from '@takumi-rs/core';
import type { Node } from '@takumi-rs/helpers';
import type * as Jsx from '@takumi-rs/helpers/jsx';
import { legible } from './legible.ts';
import { type Painter, PainterUnavailable } from './port.ts';

/** A file of a typeface; the files of one family may share its alphabet among them. */
export interface Face {
  family: string;
  /** WOFF2, TTF or OTF; variable or not. */
  data: Uint8Array;
}

/** Lossy WebP, as pictures of lines and few colours bear it. */
const WEBP_QUALITY = 90;

interface Tools {
  renderer: Renderer;
  fromJsx: typeof Jsx.fromJsx;
  /** The code points that every family has. */
  covered: ReadonlySet<number>;
}

/**
 * Paints within the process, by Takumi, whose own threads do the work. Its parts are loaded for the first
 * picture: the shop starts without them, also where there is no build of it for the machine.
 */
export function createEmbeddedPainter({ faces }: { faces: readonly Face[] }): Painter {
  let loading: Promise<Tools> | undefined;
  return {
    provider: 'Takumi',
    async paint(drawing, { width, height, format }) {
      try {
        loading ??= load(faces);
        const { renderer, fromJsx, covered } = await loading;
        const { node, css } = await fromJsx(drawing);
        const quality = format === 'webp' ? { quality: WEBP_QUALITY } : {};
        const bytes = await renderer.render(withLegibleText(node, covered), {
          width,
          height,
          format,
          css,
          ...quality,
        });
        return new Uint8Array(bytes);
      } catch (error) {
        loading = undefined;
        throw new PainterUnavailable('The picture could not be painted.', { cause: error });
      }
    },
  };
}

async function load(faces: readonly Face[]): Promise<Tools> {
  const [{ Renderer }, { fromJsx }, { create }] = await Promise.all([
    import('@takumi-rs/core'),
    import('@takumi-rs/helpers/jsx'),
    import('fontkit'),
  ]);
  const renderer = new Renderer();
  const alphabets = new Map<string, Set<number>>();
  for (const { family: name, data } of faces) {
    await renderer.registerFont({ name, data });
    const known = alphabets.get(name) ?? new Set();
    alphabets.set(name, known.union(new Set(create(data).characterSet)));
  }
  const [first = new Set<number>(), ...rest] = alphabets.values();
  return { renderer, fromJsx, covered: rest.reduce((all, one) => all.intersection(one), first) };
}

function withLegibleText(node: Node, covered: ReadonlySet<number>): Node {
  if (node.type === 'text') return { ...node, text: legible(node.text, covered) };
  if (node.type !== 'container' || !node.children) return node;
  return { ...node, children: node.children.map((child) => withLegibleText(child, covered)) };
}
