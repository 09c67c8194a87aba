// Cuts the typefaces down to what Czech and English need: src/web/fonts for pages, src/documents/invoice/fonts for PDF.
// Run by hand after a typeface's new version: `node scripts/fonts.mjs`; the output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const out = new URL('../src/web/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const latin1 = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at)).join('');
/** Neither typeface has →, nor ≈ of euro figures: they come from the reader's own. */
const signs = '–—‚‘’„“”…•‹›†€™−\u2011\u202f↑';
const hooked = 'ěščřžďťňůĚŠČŘŽĎŤŇŮľĺŕĽĹŔąćęłńśźżĄĆĘŁŃŚŹŻőűŐŰ';

const faces = [
  {
    name: 'bricolage-grotesque',
    folder: import.meta.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
    source: 'opsz',
    // Headings stand at 24–64 px, all of them bold: one optical size and one weight make a quarter of the file.
    variationAxes: { opsz: 32, wght: 700 },
    // Headings are the shop's own words.
    latin: 'áéëíóúýÁÉËÍÓÚÝäöüÄÖÜôÔß\u00a0§©®°²³½·×÷±«»',
  },
  {
    name: 'inter',
    folder: import.meta.resolve('@fontsource-variable/inter/package.json'),
    source: 'wght',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Text has the names of customers as well.
    latin: latin1,
  },
];

const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'case'];

await mkdir(out, { recursive: true });
let total = 0;
for (const face of faces) {
  // The browser loads the second file of a face only where a page has one of its letters.
  const alphabets = { latin: ascii + face.latin + signs, 'latin-ext': hooked };
  for (const [alphabet, text] of Object.entries(alphabets)) {
    const file = `files/${face.name}-${alphabet}-${face.source}-normal.woff2`;
    const subset = await subsetFont(await readFile(new URL(file, face.folder)), text, {
      targetFormat: 'woff2',
      variationAxes: face.variationAxes,
      keepFeatures,
    });
    await writeFile(new URL(`${face.name}-${alphabet}.woff2`, out), subset);
    total += subset.length;
    process.stdout.write(`${face.name}-${alphabet}.woff2 ${subset.length} B\n`);
  }
}
process.stdout.write(`together ${total} B\n`);

// The invoice embeds static faces. A customer may be called anything that Latin, Greek or Cyrillic write.
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
const names = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x218, 0x21b),
  range(0x1ea0, 0x1ef9),
  range(0x386, 0x3ce),
  range(0x400, 0x45f),
  'ƠơƯưẞҐґ–—‚‘’„“”…•‹›†€™−\u2011\u202f№',
].join('');
const invoiceFonts = new URL('../src/documents/invoice/fonts/', import.meta.url);
const inter = import.meta.resolve('@expo-google-fonts/inter/package.json');

await mkdir(invoiceFonts, { recursive: true });
for (const [weight, source] of [
  ['regular', '400Regular/Inter_400Regular.ttf'],
  ['semibold', '600SemiBold/Inter_600SemiBold.ttf'],
]) {
  const subset = await subsetFont(await readFile(new URL(source, inter)), names, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  });
  await writeFile(new URL(`inter-${weight}.ttf`, invoiceFonts), subset);
  process.stdout.write(`inter-${weight}.ttf ${subset.length} B\n`);
}
