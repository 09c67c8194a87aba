import sanitizeHtml from 'sanitize-html';

/** What texts are made of. Whatever has another name goes, its text stays; scripts and styles go whole. */
const TAGS =
  'h2 h3 h4 p ul ol li blockquote pre hr br dl dt dd table thead tbody tr th td figure figcaption ' +
  'strong em b i s code sub sup abbr q cite a img';

/** Deeper than any text goes; what lies deeper loses its marks. */
const MOST_NESTED = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedClasses: { th: ['right', 'center'], td: ['right', 'center'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'svg', 'math'],
  nestingLimit: MOST_NESTED,
  // The page has the title of the article as its one heading of the first level.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** HTML with nothing in it but text, its marks, links and pictures. */
export function sanitized(html: string): string {
  return sanitizeHtml(html, options);
}
