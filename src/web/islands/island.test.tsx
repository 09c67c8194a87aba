import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import CopyButton from '#web/ui/copy-button.island.tsx';
import { islandFiles } from './island-files.ts';
import { Island, IslandFiles } from './island.tsx';

function Labelled({ word }: { word: string }) {
  return <b id={useId()}>{word}</b>;
}

it('is known by its file, whichever folder that lies in', () => {
  expect(islandFiles.get(CopyButton)).toBe('./ui/copy-button.island.tsx');
});

it('shares no id with another island of its page, nor with the page', () => {
  const html = renderToStaticMarkup(
    <IslandFiles value={new Map([[Labelled, './labelled.island.tsx']])}>
      <Labelled word="still" />
      <Island of={Labelled} props={{ word: 'one' }} />
      <Island of={Labelled} props={{ word: 'two' }} />
    </IslandFiles>,
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

it('must be found by the browser', () => {
  expect(() => renderToStaticMarkup(<Island of={Labelled} props={{ word: 'one' }} />)).toThrow(
    'default export of an *.island.tsx',
  );
});
