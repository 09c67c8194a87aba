import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import type { Damage } from '#domain/admin/backup-check.ts';
import type { BackedUpTable, SequenceState } from './backup-catalogue.ts';

/**
 * A backup is a gzip of plain text, made like this and documented in docs/backup.md:
 *
 *     -- vzlet backup {"format":1,"madeAt":…,"postgres":…,"migrations":[…]}
 *     COPY "public"."orders" ("id", "number", …) FROM stdin;
 *     … rows in the text format of COPY …
 *     \.
 *     -- table {"rows":3,"sha256":"…"}
 *     SELECT pg_catalog.setval('"public"."orders_number_seq"', 100003, true);
 *     -- end {"tables":14}
 */
export const FORMAT = 1;

const headShape = z.object({
  format: z.int().positive(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The version of the server that it was made from. */
  postgres: z.string(),
  /** When each migration of the schema was written, in milliseconds since 1970: that is its name. */
  migrations: z.array(z.number()),
});
export type BackupHead = z.infer<typeof headShape>;
const tableShape = z.object({ rows: z.int().nonnegative(), sha256: z.string() });
const endShape = z.object({ tables: z.int().nonnegative() });

/** A file that is no backup, or no longer whole. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged';
  readonly how: Damage;
  /** Which table, by its place in the file; empty where it is none of them. */
  readonly row: string;

  constructor(how: Damage, { row = '', cause }: { row?: string; cause?: unknown } = {}) {
    super(row === '' ? messages[how] : `${messages[how]}, ${row}`, { cause });
    this.how = how;
    this.row = row;
  }
}

/** For who runs a command. */
const messages: Record<Damage, string> = {
  'not-whole': 'it is not a backup, or not a whole one',
  'breaks-off': 'it breaks off in the middle of a line',
  'no-end': 'its end is missing',
  'goes-on': 'something follows its end',
  'tables-differ': 'it has not as many tables as it says',
  'rows-differ': 'the rows of a table are not those it was made of',
  foreign: 'it is not a backup of this shop',
};

export const lines = {
  head: (head: BackupHead) => `-- vzlet backup ${JSON.stringify(head)}\n`,
  copy: ({ name, columns }: BackedUpTable) => `COPY ${name} (${columns.join(', ')}) FROM stdin;\n`,
  table: (facts: z.infer<typeof tableShape>) => `-- table ${JSON.stringify(facts)}\n`,
  sequence: ({ name, last, isCalled }: SequenceState) =>
    `SELECT pg_catalog.setval('${name}', ${last}, ${isCalled});\n`,
  end: (facts: z.infer<typeof endShape>) => `-- end ${JSON.stringify(facts)}\n`,
};
/** What ends the rows of a table; no row can look like it. */
export const END_OF_ROWS = '\\.\n';

/** What is done with a backup while it is read; each is awaited before the next is called. */
export interface BackupReader {
  head(head: BackupHead): Promise<void>;
  beginTable(table: BackedUpTable): Promise<void>;
  /** Some whole rows. */
  rows(chunk: Buffer): Promise<void>;
  /** @param rows how many it had */
  endTable(rows: number): Promise<void>;
  sequence(state: SequenceState): Promise<void>;
}

/** Looks at every byte and does nothing with it. */
export const nothing: BackupReader = {
  async head() {},
  async beginTable() {},
  async rows() {},
  async endTable() {},
  async sequence() {},
};

/**
 * Reads a backup from beginning to end and checks everything that it says of itself.
 * @returns how many tables and rows it has
 * @throws BackupDamaged where any of it is not as it was written
 */
export async function readBackup(
  file: string,
  reader: BackupReader,
): Promise<{ tables: number; rows: number }> {
  const walk = new Walk(reader);
  for await (const lines of wholeLines(unpackFile(file))) {
    for (const line of lines) await walk.take(line);
    await walk.flush();
  }
  return walk.finish();
}

/** Turns every error of gzip into one kind: the file has another format, is damaged or breaks off. */
async function* unpackFile(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_')) throw error;
    throw new BackupDamaged('not-whole', { cause: error });
  } finally {
    source.destroy();
  }
}

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    const lines: Buffer[] = [];
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      const rest = chunk.subarray(from, to + 1);
      lines.push(begun.length > 0 ? Buffer.concat([...begun, rest]) : rest);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (begun.length > 0) throw new BackupDamaged('breaks-off');
}

const NAME = '(?:"[^"]+"|\\w+)';
const COPY_LINE = new RegExp(
  `^COPY (${NAME}\\.${NAME}) \\((${NAME}(?:, ${NAME})*)\\) FROM stdin;\\n$`,
);

/** The position in a backup while it is read. */
class Walk {
  private readonly reader: BackupReader;
  private begun = false;
  private ended = false;
  private table: BackedUpTable | undefined;
  private finished: { sha256: string; rows: number } | undefined;
  private hash = createHash('sha256');
  private waiting: Buffer[] = [];
  private count = 0;
  private tables = 0;
  private rows = 0;

  constructor(reader: BackupReader) {
    this.reader = reader;
  }

  async take(line: Buffer): Promise<void> {
    if (!this.table) return this.takeStatement(line.toString());
    if (!line.equals(Buffer.from(END_OF_ROWS))) {
      this.waiting.push(line);
      this.count += 1;
      return;
    }
    await this.flush();
    await this.reader.endTable(this.count);
    this.finished = { sha256: this.hash.digest('hex'), rows: this.count };
    this.table = undefined;
  }

  /** Passes on the rows collected so far. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const chunk = Buffer.concat(this.waiting);
    this.waiting = [];
    this.hash.update(chunk);
    await this.reader.rows(chunk);
  }

  finish(): { tables: number; rows: number } {
    if (!this.ended) throw new BackupDamaged('no-end');
    return { tables: this.tables, rows: this.rows };
  }

  private async takeStatement(line: string): Promise<void> {
    if (this.ended) throw new BackupDamaged('goes-on');
    if (!this.begun) {
      this.begun = true;
      return this.reader.head(parseLine(/^-- vzlet backup (.*)\n$/, line, headShape));
    }
    if (this.finished) return this.closeTable(line, this.finished);
    const copy = COPY_LINE.exec(line);
    const set = /^SELECT pg_catalog\.setval\('([^']+)', (\d+), (true|false)\);\n$/.exec(line);
    if (copy?.[1] && copy[2]) {
      this.table = { name: copy[1], columns: copy[2].split(', ') };
      this.hash = createHash('sha256');
      this.count = 0;
      return this.reader.beginTable(this.table);
    }
    if (set?.[1] && set[2]) {
      const [, name, last, isCalled] = set;
      return this.reader.sequence({ name, last, isCalled: isCalled === 'true' });
    }
    const { tables } = parseLine(/^-- end (.*)\n$/, line, endShape);
    if (tables !== this.tables) throw new BackupDamaged('tables-differ');
    this.ended = true;
  }

  private closeTable(line: string, found: { sha256: string; rows: number }): void {
    const stated = parseLine(/^-- table (.*)\n$/, line, tableShape);
    if (stated.rows !== found.rows || stated.sha256 !== found.sha256) {
      throw new BackupDamaged('rows-differ', { row: `#${this.tables + 1}` });
    }
    this.finished = undefined;
    this.tables += 1;
    this.rows += found.rows;
  }
}

function parseLine<T>(pattern: RegExp, line: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(pattern.exec(line)?.[1] ?? ''));
  } catch (error) {
    throw new BackupDamaged('foreign', { cause: error });
  }
}
