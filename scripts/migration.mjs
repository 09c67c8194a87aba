import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagedNode, root, say, step } from './run.mjs';

/**
 * `npm run migration`: writes `0000_schema.sql` anew from `src/database/schema/`. There is no other way to
 * another schema before release 1.0, which freezes that file (CONTRIBUTING.md).
 */
const folder = join(root, 'src', 'database', 'migrations');
const schema = join(folder, '0000_schema.sql');
const meta = join(folder, 'meta');
const journal = join(meta, '_journal.json');

// The tool adds to what it finds. It ends with 0 also where it has failed.
rmSync(schema, { force: true });
rmSync(meta, { recursive: true, force: true });
await step(packagedNode(), [tool(), 'generate', '--name=schema'], { quiet: true });
if (!existsSync(schema)) {
  say('drizzle-kit has written nothing. Its words: npx drizzle-kit generate');
  process.exit(1);
}
writeFileSync(schema, withFunctions(readFileSync(schema, 'utf8')));
writeFileSync(journal, withDerived(JSON.parse(readFileSync(journal, 'utf8'))));
say('Written anew: src/database/migrations/0000_schema.sql');

function tool() {
  return join(dirname(fileURLToPath(import.meta.resolve('drizzle-kit'))), 'bin.cjs');
}

/** Generated columns and indexes call functions of the schema "derived", which the first statement makes. */
function withFunctions(sql) {
  const start = 'CREATE SCHEMA "derived";\n--> statement-breakpoint\n';
  if (!sql.startsWith(start)) throw new Error('The schema "derived" has to come first.');
  const functions = readFileSync(join(root, 'src', 'database', 'schema', 'functions.sql'), 'utf8');
  return [start, functions, '--> statement-breakpoint\n', sql.slice(start.length), '\n'].join('');
}

/** Both get a new moment, so that databases and backups with the tables of before are known as such. */
function withDerived({ version, dialect, entries: [first] }) {
  const derived = { ...first, idx: 1, when: first.when + 1, tag: '0001_derived' };
  return `${JSON.stringify({ version, dialect, entries: [first, derived] }, null, 2)}\n`;
}
