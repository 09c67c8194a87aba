import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A file by its place, and what in it lint must refuse. */
const breaches: Record<string, string> = {
  'src/domain/asks-react.ts': "import { useState } from 'react';\nexport const a = useState;\n",
  'src/domain/asks-disk.ts':
    "import { readFile } from 'node:fs/promises';\nexport const a = readFile;\n",
  'src/domain/asks-path.ts': "import { join } from 'path';\nexport const a = join;\n",
  'src/domain/asks-settings.ts': "export const a = process.env['A'];\n",
  'src/domain/asks-clock.ts': 'export const a = Date.now();\n',
  'src/domain/asks-random.ts': 'export const a = Math.random();\n',
  'src/domain/knows-words.ts': "import { a } from '#messages/a.ts';\nexport const b = a;\n",
  'src/content/asks-react.ts': "import { useState } from 'react';\nexport const a = useState;\n",
  'src/ports/mail/knows-other.ts':
    "import { a } from '#ports/company-register/port.ts';\nexport const b = a;\n",
  'src/database/knows-flow.ts': "import { a } from '#flows/a.ts';\nexport const b = a;\n",
  'src/documents/knows-flow.ts': "import { a } from '#flows/a.ts';\nexport const b = a;\n",
  'src/flows/knows-adapter.ts': "import { a } from '#ports/mail/smtp.ts';\nexport const b = a;\n",
  'src/emails/knows-flow.ts': "import { a } from '#flows/a.ts';\nexport const b = a;\n",
  'src/flows/knows-page.ts': "import { a } from '#web/a.ts';\nexport const b = a;\n",
  'src/web/ui/knows-route.tsx': "import { a } from '#web/routes/a.ts';\nexport const b = a;\n",
  'src/web/knows-wiring.ts': "import { a } from '#main/a.ts';\nexport const b = a;\n",
  'src/flows/climbs.ts': "import { a } from '../domain/a.ts';\nexport const b = a;\n",
  'src/flows/round-one.ts': "import { b } from './round-two.ts';\nexport const a = b;\n",
  'src/flows/round-two.ts':
    "import type { a } from './round-one.ts';\nexport const b: unknown = null as typeof a;\n",
  'tests/orders/knows-test.ts': "import { a } from '#tests/pages/a.ts';\nexport const b = a;\n",
  'src/flows/long.ts': '// A line.\n'.repeat(250).concat('export const a = 1;\n'),
};

/** Every folder of tests but the one that the fault suite plays as well. */
const subjects = new Set(
  globSync('tests/*/*.test.ts')
    .map((file) => dirname(file).slice('tests/'.length))
    .filter((folder) => folder !== 'hostile'),
);
for (const subject of subjects) {
  const text = `import { a } from '#tests/${subject}/a.ts';\nexport const b = a;\n`;
  breaches[`tests/stage/knows-${subject}.ts`] = text;
}

const RULE = /\((?:no-restricted-\w+|no-cycle|max-lines)\)/;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-lint-'));
  for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json', 'scripts/file-limit.ts'])
    await cp(file, join(folder, file));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(breaches)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('every breach of the layers is found by lint, and nothing else', async () => {
  await writeFile(join(folder, 'src/domain/plain.ts'), 'export const a = 1;\n');
  const { diagnostics } = JSON.parse(await lint());
  const found: string[] = diagnostics
    .filter(({ code }: { code: string }) => RULE.test(code))
    .map(({ filename }: { filename: string }) => filename);
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(breaches).toSorted());
});

function lint(): Promise<string> {
  const program = join(folder, 'node_modules', '.bin', 'oxlint');
  // It ends with an error where it has found something.
  return new Promise((resolve) => {
    execFile(program, ['--format', 'json', 'src', 'tests'], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    );
  });
}
