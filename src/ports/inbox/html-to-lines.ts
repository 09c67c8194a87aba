/** Characters that are looked at: a newsletter of several hundred kilobytes has its words at the beginning. */
const MOST_HTML = 200_000;

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  sect: '§',
  szlig: 'ß',
  lstrok: 'ł',
  Lstrok: 'Ł',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
};

/** What letters are called by: `&ccaron;` is a c and this above it. */
const marks: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  dblac: '\u030B',
  caron: '\u030C',
  cedil: '\u0327',
  ogon: '\u0328',
};

/** The words of an e-mail that has no text of its own, in lines. Nothing of its markup is kept. */
export function htmlToLines(html: string): string {
  return withoutHidden(html.slice(0, MOST_HTML))
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|tr|li|h[1-6]|blockquote)\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (written, name: string) =>
      name.startsWith('#') ? character(name.slice(1)) : (byName(name) ?? written),
    )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without what a reader never sees; what begins and does not end goes to the end, as in a browser. */
function withoutHidden(html: string): string {
  let shown = '';
  let from = 0;
  // In the text itself: a letter of another case may be longer, as that of İ is.
  for (const { index, 1: name = '' } of html.matchAll(/<(style|script|head|title)\b/gi)) {
    if (index < from) continue;
    shown += html.slice(from, index);
    const end = html.slice(index).search(new RegExp(`</${name}`, 'i'));
    if (end < 0) return shown;
    const close = html.indexOf('>', index + end);
    from = close < 0 ? html.length : close + 1;
  }
  return shown + html.slice(from);
}

function byName(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  if (mark) return `${name.charAt(0)}${mark}`.normalize('NFC');
  return named[name] ?? named[name.toLowerCase()];
}

function character(written: string): string {
  const code = /^x/i.test(written) ? Number.parseInt(written.slice(1), 16) : Number(written);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '';
}
