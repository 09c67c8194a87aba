import { createHash } from 'node:crypto';

/** Markup that needs no escaping any more. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Chunk = string | number | Markup | readonly Markup[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template in which every value is escaped, unless it is markup already. */
export function html(strings: TemplateStringsArray, ...chunks: Chunk[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...chunks.map(safe)));
}

function safe(chunk: Chunk): string {
  if (chunk === undefined) return '';
  if (chunk instanceof Markup) return chunk.text;
  if (typeof chunk === 'object') return chunk.map(({ text }) => text).join('');
  return String(chunk).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The hosted page's look. It uses none of the shop's files, because a real provider would not have them. */
const style = `
:root {
  color-scheme: light dark;
  --paper: #faf9f4; --card: #ffffff; --ink: #12161f; --quiet: #535a66; --line: #d8d6cc;
  --lime: #c9f03b; --on-lime: #12161f; --alarm: #9c1c17; --alarm-paper: #fdecea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161f; --card: #1a1f2a; --ink: #f4f3ee; --quiet: #b4b9c3; --line: #3a4150;
    --alarm: #ffb4ab; --alarm-paper: #3b1614;
  }
}
/* The shop's pages fade into one another; one that will not join in breaks the fade off with an error. */
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
.test {
  margin: 0; padding: 1.125rem 1rem; background: #12161f; color: #c9f03b; text-align: center;
  font-weight: 800; font-size: 1.125rem; text-wrap: balance; letter-spacing: 0.02em;
  border-block: 0.625rem solid;
  border-image: repeating-linear-gradient(-45deg, #c9f03b 0 14px, #12161f 14px 28px) 10;
}
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; margin: 0 0 0.75rem; }
h2 { font-size: 1.0625rem; margin: 2rem 0 0.75rem; }
p { margin: 0 0 1rem; }
.alarm {
  color: var(--alarm); background: var(--alarm-paper); border: 1px solid; border-radius: 12px;
  padding: 0.75rem 1rem; font-weight: 600;
}
.sheet {
  background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 0.25rem 1.25rem; margin: 0 0 1rem;
}
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.75rem 0; vertical-align: baseline; text-align: left; font-weight: 400; }
th { overflow-wrap: anywhere; padding-right: 1rem; }
td { text-align: right; white-space: nowrap; }
tr + tr > *, tfoot > tr > * { border-top: 1px solid var(--line); }
tfoot > tr > * { font-weight: 700; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; font-size: 0.875rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; margin: 0; }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1.25rem; cursor: pointer;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none;
  color: var(--ink); background: transparent; border: 1px solid var(--quiet); border-radius: 999px;
}
button:hover, .button:hover { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.main, .main:hover { color: var(--on-lime); background: var(--lime); border-color: var(--on-lime); }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px var(--lime); }
a.button { margin-top: 1rem; }
.hint { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; text-align: center; }
`;

/** The style as it stands in the page, to the letter, for its policy names it by its hash. */
export const styleElement = new Markup(`<style>${style}</style>`);
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
