import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schema } from '#main/settings/setting-schema.ts';
import { readSettings } from '#main/settings/settings.ts';

interface Service {
  image?: string;
  build?: string;
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  readFileSync('compose.yaml', 'utf8'),
  { merge: true },
);
const services = Object.entries(compose.services);
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

function environment(file: string | undefined): Record<string, string | undefined> {
  return file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'));
}

describe('compose.yaml', () => {
  const shops = services.filter(([, { image }]) => image === 'vzlet');
  const settings = environment(shops[0]?.[1].env_file);

  it('has two replicas with the same settings, which the shop knows and takes', () => {
    expect(shops.map(([name]) => name)).toEqual(['shop-1', 'shop-2']);
    expect(new Set(shops.map(([, { env_file: file }]) => file)).size).toBe(1);
    const known = Object.keys(schema.shape);
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    expect(readSettings(settings)).toMatchObject({ ok: true });
    for (const [, shop] of services) expect(shop.environment).toBeUndefined();
  });

  it('names the same keys and passwords on both sides', () => {
    const database = environment(compose.services['database']?.env_file);
    const storage = environment(compose.services['storage']?.env_file);
    const url = new URL(settings['DATABASE_URL'] ?? '');
    expect(url.username).toBe(database['POSTGRES_USER']);
    expect(url.password).toBe(database['POSTGRES_PASSWORD']);
    expect(url.pathname).toBe(`/${database['POSTGRES_DB']}`);
    expect(settings['S3_ACCESS_KEY_ID']).toBe(storage['ROOT_ACCESS_KEY']);
    expect(settings['S3_SECRET_ACCESS_KEY']).toBe(storage['ROOT_SECRET_KEY']);
  });

  it('refers only to services, volumes and files that there are', () => {
    for (const [name, service] of services) {
      for (const other of Object.keys(service.depends_on ?? {})) {
        expect(Object.keys(compose.services), name).toContain(other);
      }
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
    for (const { host, port } of hostsOf(settings)) {
      expect(Object.keys(compose.services)).toContain(host);
      expect(port).not.toBe('');
    }
    for (const [, host = ''] of nginx.matchAll(/server ([\w-]+):3000/g)) {
      expect(Object.keys(compose.services)).toContain(host);
    }
  });

  it('pins every image, publishes nginx to this machine alone, and watches what stays up', () => {
    for (const [name, service] of services) {
      if (service.image !== 'vzlet') expect(service.image, name).toMatch(/:v?\d[\d.]*$/);
      if (name !== 'nginx') expect(service.ports, name).toBeUndefined();
      if (name !== 'bucket') expect(service.healthcheck, name).toBeDefined();
    }
    expect(compose.services['nginx']?.ports).toEqual(['127.0.0.1:8080:8080']);
  });

  it('pauses before it stops for longer than nginx keeps a connection', () => {
    const kept = Number(/upstream shop \{[^}]*keepalive_timeout (\d+)s/.exec(nginx)?.[1]);
    expect(Number(settings['SHUTDOWN_DELAY_MS'])).toBeGreaterThan(kept * 1000);
  });
});

function hostsOf(settings: Record<string, string | undefined>): { host: string; port: string }[] {
  return ['DATABASE_URL', 'S3_ENDPOINT'].map((name) => {
    const { hostname: host, port } = new URL(settings[name] ?? '');
    return { host, port };
  });
}

describe('the production install', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );

  it('has every package that the built program imports', () => {
    const files = readdirSync('build/server', { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => packagesOf(readFileSync(`build/server/${file}`, 'utf8')));
    const missing = new Set(imported.filter((name) => !(name in dependencies)));
    expect([...missing]).toEqual([]);
    expect(imported).toContain('pg');
  });

  it('copies only what there is into the image', () => {
    const copies = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+)$/gm)];
    const sources = copies.flatMap(([, list = '']) => list.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });
});

/** Names of packages in import statements and calls at the beginning of a line or an expression. */
function packagesOf(code: string): string[] {
  const statements = code.matchAll(
    /^(?:import|export) .*?from "([^"]+)";$|\bimport\("([^"]+)"\)/gm,
  );
  return [...statements]
    .map(([, stated, called]) => stated ?? called ?? '')
    .filter((name) => !/^(node:|[./])/.test(name) && !builtinModules.includes(name))
    .map((name) => (name.startsWith('@') ? /^[^/]+\/[^/]+/ : /^[^/]+/).exec(name)?.[0] ?? name);
}

describe('deploy/vzlet.service', () => {
  const unit = parseEnv(readFileSync('deploy/vzlet.service', 'utf8').replaceAll(/^\[.*$/gm, ''));

  it('starts the shop again however often it ends, and lets it end in its own time', () => {
    expect(unit).toMatchObject({ Restart: 'always', StartLimitIntervalSec: '0' });
    expect(Number(unit['TimeoutStopSec'])).toBeGreaterThan(40);
  });
});
