import { createElement } from 'react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeOgImages } from './contract.ts';
import { createEmbeddedOgImages } from './embedded.ts';
import { OgImagesUnavailable } from './port.ts';
import { nodeRenderer } from './render-nodes.ts';

const files = ['latin', 'latin-ext'].flatMap((alphabet) => [
  ['Bricolage Grotesque', `bricolage-grotesque-${alphabet}`] as const,
  ['Inter', `inter-${alphabet}`] as const,
]);
const faces = files.map(([family, file]) => ({
  family,
  data: readFileSync(new URL(`../../web/fonts/${file}.woff2`, import.meta.url)),
}));

describeOgImages('Takumi', () => createEmbeddedOgImages({ render: nodeRenderer(faces) }));

describe('the embedded painter', () => {
  it('is unavailable, and no more than that, where it cannot read its typefaces', async () => {
    const render = nodeRenderer([{ family: 'Inter', data: new Uint8Array(9) }]);
    const ogImages = createEmbeddedOgImages({ render });
    const form = { width: 10, height: 10, format: 'png' } as const;
    await expect(ogImages.paint(createElement('div'), form)).rejects.toThrow(OgImagesUnavailable);
  });
});
