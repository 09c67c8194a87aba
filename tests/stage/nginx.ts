import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = 'nginx';

export interface Nginx {
  pid: number | undefined;
  /** Where it writes a line for each request. */
  accessLog: string;
  stop(): Promise<void>;
}

export function hasNginx(): boolean {
  return spawnSync(program, ['-v']).status === 0;
}

interface NginxOptions {
  port: number;
  /** Ports of the replicas on this machine. */
  replicas: readonly number[];
  /** The only cores it may use, as `taskset` wants them. */
  cores?: string | undefined;
  /** Changes the configuration further. */
  change?: (config: string) => string;
}

/** nginx with the very configuration of deploy/, on other ports and in a folder of its own. */
export async function startNginx({
  port,
  replicas,
  cores,
  change = same,
}: NginxOptions): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-nginx-'));
  const accessLog = join(folder, 'access.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const servers = replicas.map((replica) => `server 127.0.0.1:${replica} $1;`).join('\n');
  const config = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 8080', `listen ${port}`)
    .replace(/(?:server shop-\d:3000 ([^;]*);\s*)+/, servers)
    .replace('/dev/stdout', accessLog)
    .replace('http {', `http { ${temporary}`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, change(config));
  // Its workers write bodies into that folder, which is ours alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const globals = `daemon off; pid ${folder}/nginx.pid; ${user}`;
  const pinned = cores === undefined ? [] : ['taskset', '-c', cores];
  const words = [...pinned, program, '-p', folder, '-c', file, '-g', globals];
  const child = spawn(words[0] ?? program, words.slice(1), { stdio: 'inherit' });
  const ended = once(child, 'exit');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error('nginx does not start.');
    await delay(20);
  }
  return {
    pid: child.pid,
    accessLog,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function same(config: string): string {
  return config;
}

async function listens(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
