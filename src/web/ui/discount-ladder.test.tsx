import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DiscountLadder } from './discount-ladder.tsx';

it('says in sight what its percentages are', () => {
  const rungs = [{ items: 2, label: '2 items', value: '10%' }];
  const html = renderToStaticMarkup(<DiscountLadder label="Discount" rungs={rungs} items={0} />);
  const [, id = ''] = /<p [^>]*id="([^"]+)"[^>]*>Discount<\/p>/.exec(html) ?? [];
  expect(id).not.toBe('');
  expect(html).toContain(`aria-labelledby="${id}"`);
});
