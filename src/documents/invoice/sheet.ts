import { isTranscribed, toPrintable } from './printable.ts';
import regular from './fonts/inter-regular.ttf?inline';
import semibold from './fonts/inter-semibold.ttf?inline';

/** The shop's ink, its paler shade, hairlines and lime (tokens.css) in hexadecimal, as PDF wants them. */
export const colours = {
  ink: '#0f192d',
  soft: '#434d61',
  line: '#dcd9cf',
  lime: '#c6f029',
  danger: '#a4262c',
};

const A4 = { width: 595.28, height: 841.89 };
/** Points from every edge of the paper. */
const MARGIN = 48;
export const left = MARGIN;
export const right = A4.width - MARGIN;
const top = MARGIN;
/** Below it is only the footer. */
const bottom = A4.height - 64;

type Document = PDFKit.PDFDocument;
export type Structure = ReturnType<Document['struct']>;
/** Types of the package do not know the scope of a header. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' };

/** What an element means to a screen reader. */
export type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

export interface Style {
  size?: number;
  isStrong?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  /** Figures of equal width, so that they line up in a column. */
  isTabular?: boolean;
}

export interface Area {
  x: number;
  y: number;
  width: number;
}

export interface SheetOptions {
  title: string;
  author: string;
  lang: string;
  createdAt: Date;
}

/** Tagged sheets of A4: text is written into a structure, lines and repeated headers beside it. */
export class PdfSheet {
  readonly #doc: Document;
  /** Where the next thing is to stand, in points from the upper edge. */
  y = top;

  private constructor(doc: Document) {
    this.#doc = doc;
  }

  static async open({ title, author, lang, createdAt }: SheetOptions): Promise<PdfSheet> {
    const { PdfDocument, fonts } = await (loaded ??= load());
    // The types of the package know neither this subset nor that there may be no standard font.
    const subset: string = 'PDF/UA';
    const options = {
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      subset,
      font: '',
      lang,
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    } as PDFKit.PDFDocumentOptions;
    const doc = new PdfDocument(options);
    doc.registerFont('regular', fonts.regular);
    doc.registerFont('semibold', fonts.semibold);
    return new PdfSheet(doc);
  }

  /** The root that everything else is put into. */
  root(): Structure {
    const root = this.#doc.struct('Document');
    this.#doc.addStructure(root);
    return root;
  }

  /** An element that holds others. */
  group(parent: Structure, tag: Tag): Structure {
    const group = this.#doc.struct(tag);
    parent.add(group);
    return group;
  }

  /**
   * Writes a text into the structure and returns its height. What had to be transcribed stands in the file as it
   * is as well: it is what is read out, found and copied.
   */
  write(parent: Structure, tag: Tag, text: string, area: Area, style: Style = {}): number {
    const options: ElementOptions = {
      ...(tag === 'TH' ? { scope: 'Column' } : {}),
      ...(isTranscribed(text) ? { actual: text } : {}),
    };
    parent.add(this.#doc.struct(tag, options, () => this.#draw(text, area, style)));
    return this.heightOf(text, area.width, style);
  }

  /** Writes what is no part of the document's text: page numbers, a header that comes again. */
  writeBeside(text: string, area: Area, style: Style = {}): void {
    this.#beside('Pagination', () => this.#draw(text, area, style));
  }

  heightOf(text: string, width: number, style: Style = {}): number {
    this.#choose(style);
    return this.#doc.heightOfString(toPrintable(text), textOptions(width, style));
  }

  /** The width of a text that is not broken. */
  widthOf(text: string, style: Style = {}): number {
    this.#choose(style);
    return this.#doc.widthOfString(toPrintable(text), { features: textOptions(0, style).features });
  }

  /** A line across the sheet at the current height. */
  rule(colour = colours.line, width = 0.7): void {
    const { y } = this;
    this.#beside('Layout', () =>
      this.#doc.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(colour),
    );
  }

  /** The word mark's line: the name stands on it, and it lifts off behind the last letter. */
  liftOff({ x, y, width }: Area): void {
    const end = x + width;
    this.#beside('Layout', () => {
      this.#doc
        .lineWidth(1.4)
        .strokeColor(colours.ink)
        .moveTo(x, y)
        .lineTo(end + 2, y);
      this.#doc.bezierCurveTo(end + 11, y, end + 16.5, y - 5, end + 20, y - 14).stroke();
      this.#doc.circle(end + 21, y - 17, 2.9).fill(colours.lime);
    });
  }

  /** A bar of lime to the left of text that needs attention. */
  bar(y: number, height: number, colour: string = colours.lime): void {
    this.#beside('Layout', () => this.#doc.rect(left, y, 3, height).fill(colour));
  }

  /** Goes to a new page unless so much still fits on this one; true where it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.#doc.addPage();
    this.y = top;
    return true;
  }

  /** Writes the footer of every page and gives the file. */
  async close(footer: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const area = { x: left, y: A4.height - 44, width: right - left };
      this.writeBeside(footer(page + 1, count), area, { size: 8, colour: colours.soft });
    }
    this.#doc.end();
    const parts: Uint8Array[] = [];
    for await (const part of this.#doc) parts.push(part);
    return Buffer.concat(parts);
  }

  #beside(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #draw(text: string, { x, y, width }: Area, style: Style): void {
    this.#choose(style);
    this.#doc.fillColor(style.colour ?? colours.ink);
    this.#doc.text(toPrintable(text), x, y, textOptions(width, style));
  }

  #choose({ size = 9, isStrong = false }: Style): void {
    this.#doc.font(isStrong ? 'semibold' : 'regular').fontSize(size);
  }
}

function textOptions(width: number, { align = 'left', isTabular = false }: Style) {
  const features: PDFKit.Mixins.OpenTypeFeatures[] = isTabular ? ['tnum', 'kern'] : ['kern'];
  return { width, align, lineGap: 1.5, features };
}

/**
 * Loaded once, with the first invoice: reading a typeface is slow, and the shop's start must not wait for
 * it.
 */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const [{ default: PdfDocument }, { create }] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
  ]);
  const read = (file: string) => {
    const font = create(bytesOf(file));
    // A letter that is first met as a part of another (y in ý) would be drawn, but not be read out.
    for (const code of font.characterSet) font.glyphForCodePoint(code);
    font.layout('0123456789.,−-', ['tnum']);
    const known: unknown = font;
    // The types of the package allow only files; it also accepts a typeface that has been read.
    return known as PDFKit.Mixins.PDFFontSource;
  };
  return { PdfDocument, fonts: { regular: read(regular), semibold: read(semibold) } };
}

/** The bytes in the data address that the bundler makes of a file. */
function bytesOf(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
