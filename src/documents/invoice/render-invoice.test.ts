import { describe, expect, it } from 'vitest';
import { readPdf, spoken } from '#tests/stage/read-pdf.ts';
import { renderInvoice } from './render-invoice.ts';
import { company, everyPackage, sampleInvoice } from '#tests/stage/sample-invoice.ts';

async function read(invoice = sampleInvoice()) {
  return readPdf(await renderInvoice(invoice));
}

describe('the PDF of an invoice', () => {
  it('says everything that § 29 asks for', async () => {
    const { texts } = await read(sampleInvoice({ company }));
    expect(spoken(texts)).toEqual([
      'Vzlet',
      'Faktura – daňový doklad',
      'č. 202600042',
      'Dodavatel',
      'Vzlet Demo s. r. o.',
      'Ukázková 1, 110 00 Praha 1',
      'IČO 27074358',
      'DIČ CZ27074358',
      'Zápis v rejstříku: C 123456, Městský soud v Praze',
      'podpora@vzlet.example',
      '+420 777 123 456',
      'Odběratel',
      company.name,
      company.address,
      'IČO 45274649',
      'DIČ CZ45274649',
      'zofie@example.com',
      'Datum vystavení',
      '22. listopadu 2026',
      'Datum zdanitelného plnění',
      '22. listopadu 2026',
      'Objednávka č.',
      '100001',
      'Položka',
      'Množství',
      'Cena za kus bez DPH',
      'Sleva bez DPH',
      'Základ daně',
      'DPH 21 %',
      'Celkem s DPH',
      '10.000 sledujících na Instagramu (@zofie.pece)',
      '1',
      '6.610,74',
      '−1.322,14',
      '5.288,60',
      '1.110,60',
      '6.399,20',
      '500 lajků na TikToku (@zofie.pece)',
      '3',
      '247,11',
      '−148,26',
      '593,06',
      '124,54',
      '717,60',
      '1.000 sledujících na Instagramu (@zofie.pece)',
      '1',
      '1.652,07',
      '−330,42',
      '1.321,65',
      '277,55',
      '1.599,20',
      'Rekapitulace DPH',
      'Sazba',
      'Základ daně',
      'DPH',
      'Celkem s DPH',
      '21 %',
      '7.203,31',
      '1.512,69',
      '8.716,00',
      'Celkem s DPH',
      '8.716 Kč',
      'K úhradě: 0 Kč',
      'Zaplaceno 22. listopadu 2026. Fakturu už neplaťte.',
      `ID platby: ${sampleInvoice().checkoutId}`,
      'Částky jsou v korunách českých (Kč).',
    ]);
  });

  it('of somebody who pays no VAT says so and speaks of none', async () => {
    const { texts } = await read(sampleInvoice({ operator: { vatId: '' } }));
    const stated = spoken(texts);
    expect(stated).toContain('Neplátce DPH.');
    expect(stated).toContain('Faktura');
    expect(stated.filter((text) => /DIČ|DPH|daň/.test(text))).toEqual(['Neplátce DPH.']);
    expect(spoken(texts, 'TH')).toEqual(['Položka', 'Množství', 'Cena za kus', 'Sleva', 'Celkem']);
    const english = await read(sampleInvoice({ operator: { vatId: '' }, locale: 'en' }));
    expect(spoken(english.texts)).toContain('Not a VAT payer.');
  });

  it('speaks the language of its edition', async () => {
    const { texts, catalogue } = await read(sampleInvoice({ locale: 'en' }));
    expect(catalogue).toContain('/Lang (en)');
    expect(spoken(texts, 'H1', 'H2')).toEqual([
      'Invoice – tax document',
      'Seller',
      'Buyer',
      'VAT summary',
    ]);
    expect(spoken(texts)).toContain('CZK 8,716');
    expect(spoken(texts).join(' ')).not.toMatch(/Faktura|Kč|Celkem/);
  });

  it('has no column of discounts where nothing was taken off', async () => {
    const { texts } = await read(
      sampleInvoice({ items: [{ packageId: 'ig-likes-100', quantity: 1 }] }),
    );
    expect(spoken(texts, 'TH')).not.toContain('Sleva bez DPH');
  });

  it('is tagged, titled, in a language, with its typefaces within', async () => {
    const { catalogue, fonts, texts } = await read();
    expect(catalogue).toMatch(/\/Lang \(cs\)/);
    expect(catalogue).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(catalogue).toMatch(/\/ViewerPreferences/);
    expect(fonts.toSorted()).toEqual(['Inter-Regular', 'Inter-SemiBold']);
    expect(texts.filter(({ tag }) => tag === 'H1')).toHaveLength(1);
    expect(spoken(texts, 'Artifact')).toEqual([
      'Faktura – daňový doklad č. 202600042 · strana 1 z 1',
    ]);
  });

  it('is the same to the byte however often it is rendered', async () => {
    const invoice = sampleInvoice({ company });
    const stored = JSON.parse(JSON.stringify(invoice));
    const [one, two] = await Promise.all([renderInvoice(invoice), renderInvoice(stored)]);
    expect(Buffer.compare(one, two)).toBe(0);
    const other = await renderInvoice({ ...invoice, number: '202600043' });
    expect(Buffer.compare(one, other)).not.toBe(0);
  });
});

describe('a long invoice', () => {
  it('goes on over pages under a header that is read out once', async () => {
    const invoice = sampleInvoice({ items: everyPackage, company });
    const { texts } = await read(invoice);
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(2);
    const header = 'Cena za kus bez DPH';
    const seen = texts.filter(({ text }) => text.replaceAll('\u00a0', ' ') === header);
    expect(seen.map(({ page, tag }) => [page, tag]).slice(0, 3)).toEqual([
      [1, 'TH'],
      [2, 'Artifact'],
      [3, 'Artifact'],
    ]);
    const rows = spoken(texts, 'TD').filter((text) => text.includes('@zofie.pece'));
    expect(rows).toHaveLength(everyPackage.length);
    expect(texts.filter(({ text }) => text.includes(`z\u00a0${pages}`))).toHaveLength(pages);
  });

  it.each(['cs', 'en'] as const)('keeps every name whole, however long (%s)', async (locale) => {
    const name = 'Nejžluťoučtější kůň úpěl ďábelské ódy, ťuhýkové družstvo '
      .repeat(3)
      .slice(0, 150);
    const address = 'Dlouhá třída u Žďárské hráze 1234/56b, dveře 42, 592 31 Nové Město '.repeat(3);
    const targetLabel = `permalink.php?story_fbid=pfbid${'0aZ'.repeat(20)}&id=100064123`;
    const { texts } = await read(
      sampleInvoice({ locale, company: { ...company, name, address }, targetLabel }),
    );
    const stated = spoken(texts).map((text) => text.replaceAll(' ', ''));
    for (const text of [name, address, targetLabel]) {
      expect(stated.some((chunk) => chunk.includes(text.replaceAll(' ', '')))).toBe(true);
    }
  });
});

describe('strange letters', () => {
  it.each(['Ľubomír Ťažký Ďurica Ÿ', 'Иван Петрóв', 'Νίκος Παπαδόπουλος', 'Nguyễn Thị Ơn'])(
    'are printed as they are: %s',
    async (name) => {
      expect(spoken((await read(sampleInvoice({ name }))).texts)).toContain(name.normalize('NFC'));
    },
  );

  it('that a name of Latin, Greek or Cyrillic may have are read out as they are, in both weights', async () => {
    const ranges = [
      [0x41, 0x5a],
      [0x61, 0x7a],
      [0xc0, 0x148],
      [0x14a, 0x17f],
      [0x218, 0x21b],
      [0x1ea0, 0x1ef9],
    ];
    const others = [
      [0x388, 0x38a],
      [0x391, 0x3a1],
      [0x3a3, 0x3ce],
      [0x400, 0x45f],
    ];
    const characters = [...ranges, ...others].flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    );
    const name = characters.join(' ');
    const stated = spoken(
      (await read(sampleInvoice({ company: { ...company, name, address: name } }))).texts,
    );
    expect(stated.filter((text) => text === name)).toHaveLength(2);
  });

  it('that the typeface does not know are transcribed, and break nothing', async () => {
    const name = 'Jan 漢字\u202e\u0000 s.\u2009r.\u202fo.';
    const stated = spoken((await read(sampleInvoice({ name }))).texts);
    expect(stated).toContain('Jan HanZi s. r. o.');
  });

  it('that are transcribed are in the file as they are too, to be read out, found and copied', async () => {
    const file = Buffer.from(await renderInvoice(sampleInvoice({ name: 'გიორგი' })));
    expect(spoken(readPdf(file).texts)).toContain('giorgi');
    expect(file.includes(Buffer.from('\ufeffგიორგი', 'utf16le').swap16())).toBe(true);
  });
});
