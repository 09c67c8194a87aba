import { type OgImages, OgImagesUnavailable } from './port.ts';
import type { RenderNodes } from './render-nodes.ts';

/**
 * Paints without a service outside.
 * @param render makes a picture of plain values, in this thread or in another (`nodeRenderer`)
 */
export function createEmbeddedOgImages({ render }: { render: RenderNodes }): OgImages {
  return {
    provider: 'Takumi',
    async paint(drawing, form) {
      try {
        const { fromJsx } = await import('@takumi-rs/helpers/jsx');
        const { node, css } = await fromJsx(drawing);
        return new Uint8Array(await render({ node, css, form }));
      } catch (error) {
        throw new OgImagesUnavailable('The picture could not be painted.', { cause: error });
      }
    },
  };
}
