import type { CSSProperties } from 'react';

/** The shop's paper, ink and lime (tokens.css) in hexadecimal: mail programs know no variables or OKLCH. */
const ink = '#0f192d';
const soft = '#434d61';
const line = '#dcd9cf';
const paper = '#fbfaf5';
const lime = '#c6f029';

const fonts = "'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const style = {
  body: { margin: 0, padding: '0', backgroundColor: paper, color: ink, fontFamily: fonts },
  column: { maxWidth: '600px', margin: '0 auto', padding: '32px 20px 48px' },
  wordmark: {
    margin: '0 0 24px',
    paddingBottom: '12px',
    borderBottom: `2px solid ${ink}`,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: ink,
  },
  /** The motif: the point that has taken off, behind the brand's name. */
  dot: { paddingLeft: '3px', fontSize: '11px', lineHeight: '28px', color: lime },
  title: {
    margin: '0 0 16px',
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: ink,
  },
  heading: {
    margin: '32px 0 8px',
    fontSize: '18px',
    lineHeight: '26px',
    fontWeight: 700,
    color: ink,
  },
  subheading: {
    margin: '24px 0 4px',
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 700,
    color: ink,
  },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px', color: ink },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '21px', color: soft },
  /** What is copied as it stands. */
  code: {
    margin: '0 0 12px',
    fontFamily: "Consolas, Menlo, 'Courier New', monospace",
    fontSize: '14px',
    lineHeight: '21px',
    wordBreak: 'break-all',
    color: ink,
  },
  list: {
    margin: '0 0 8px',
    paddingLeft: '20px',
    fontSize: '14px',
    lineHeight: '21px',
    color: soft,
  },
  link: { color: ink, textDecoration: 'underline' },
  buttonTable: { margin: '8px 0 12px' },
  buttonCell: {
    borderRadius: '999px',
    backgroundColor: lime,
    msoPaddingAlt: '13px 26px',
    textAlign: 'center',
  },
  button: {
    display: 'inline-block',
    padding: '13px 26px',
    borderRadius: '999px',
    backgroundColor: lime,
    color: ink,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  line: {
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${line}`,
    fontSize: '15px',
    lineHeight: '24px',
    textAlign: 'left',
    verticalAlign: 'top',
    color: ink,
    overflowWrap: 'anywhere',
  },
  linePrice: {
    padding: '12px 0',
    borderBottom: `1px solid ${line}`,
    fontSize: '15px',
    lineHeight: '24px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    color: ink,
  },
  quote: {
    margin: '0 0 8px',
    paddingLeft: '14px',
    borderLeft: `3px solid ${lime}`,
    fontSize: '15px',
    lineHeight: '23px',
    color: ink,
  },
  table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 12px' },
  label: {
    padding: '5px 16px 5px 0',
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    color: soft,
  },
  value: {
    padding: '5px 0',
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'left',
    verticalAlign: 'top',
    color: ink,
    overflowWrap: 'anywhere',
  },
  amount: {
    padding: '5px 0',
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    color: ink,
  },
  strong: { fontWeight: 700, fontSize: '18px', color: ink },
  /** Said in passing, within another text. */
  aside: { fontSize: '15px', fontWeight: 400, color: soft },
  rule: { border: 0, borderTop: `1px solid ${line}`, margin: '40px 0 24px' },
} as const satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

/** Mail programs that follow the reader's dark scheme get these colours and need not guess them. */
export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #0b111e !important; }
  .paper td.button { background-color: ${lime} !important; }
  .ink { color: #f4f2ed !important; }
  .soft { color: #bcc1cc !important; }
  .rule { border-color: #3a4459 !important; }
  .mark { border-color: #f4f2ed !important; }
}`;
