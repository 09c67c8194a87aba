import { createHash } from 'node:crypto';

/** Style of the outbox pages: the shop's paper and ink, with system fonts only. */
export const outboxStyle = `
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #14182b; --quiet: #555b6e; --line: #dcd8cc; --link: #14182b; --notice: #e9f5c8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12141d; --ink: #f3f1ea; --quiet: #b4b8c6; --line: #343848; --link: #f3f1ea; --notice: #2a3316; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 16px 0; }
h2, summary { font-size: 1.125rem; font-weight: 700; margin: 32px 0 8px; }
summary { padding: 10px 0; margin: 16px 0 0; cursor: pointer; }
a { color: var(--link); }
a:focus-visible, iframe:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.notice { background: var(--notice); padding: 12px 16px; border-radius: 12px; margin: 0 0 16px; }
.emails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.emails li { padding: 12px 0; border-bottom: 1px solid var(--line); }
.emails a { display: inline-block; padding: 4px 0; font-weight: 600; }
.quiet { color: var(--quiet); font-size: 0.9375rem; margin: 0; }
.more { display: flex; gap: 24px; margin-top: 16px; }
.more a, .back { display: inline-block; padding: 10px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; font: 0.875rem/1.6 ui-monospace, monospace; border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0; }
`;

/** What the policy of the outbox pages lets through: this style and no other. */
export const outboxStyleSource = `'sha256-${createHash('sha256').update(outboxStyle).digest('base64')}'`;
