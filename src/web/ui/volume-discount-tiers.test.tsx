import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VolumeDiscountTiers } from './volume-discount-tiers.tsx';

it('says in sight what its percentages are', () => {
  const tiers = [{ items: 2, label: '2 items', value: '10%' }];
  const html = renderToStaticMarkup(
    <VolumeDiscountTiers label="Discount" tiers={tiers} items={0} />,
  );
  const [, id = ''] = /<p [^>]*id="([^"]+)"[^>]*>Discount<\/p>/.exec(html) ?? [];
  expect(id).not.toBe('');
  expect(html).toContain(`aria-labelledby="${id}"`);
});
