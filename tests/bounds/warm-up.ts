import { setTimeout as delay } from 'node:timers/promises';
import { hostileFile } from '#tests/hostile/review-files.ts';
import { hostileMail } from '#tests/hostile/mails.ts';
import { seeded } from '#tests/hostile/random.ts';
import { encoded } from '#tests/hostile/forms.ts';
import { sendBytes } from './raw-answers.ts';
import type { Stage } from './stage.ts';
import type { Reader } from './start-reader.ts';
import { type Sender, get, postForm } from './trial.ts';
import { removeArticles, storeArticle } from './trials/articles.ts';
import { deliver, untilRead } from './trials/emails.ts';
import { postFile } from './trials/files.ts';

const ROUNDS = 10;
const PATIENCE_MS = 30_000;
const READ_MS = 30_000;
const READERS_MS = 3000;

/** A little of everything that the shop does, so that its memories are as full as after some hours of work. */
export async function warmUp(stage: Stage, reader: Reader): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await doAll(stage, round);
  await untilRead(stage, READ_MS);
  await reader.during(() => delay(READERS_MS));
  await removeArticles(
    stage,
    Array.from({ length: ROUNDS }, (_, round) => idOf(round)),
  );
  await stage.query('delete from review_imports');
  await Promise.all(stage.replicas.map((replica) => replica.holds()));
}

function idOf(round: number): string {
  return `zahrati-${round}`;
}

async function doAll(stage: Stage, round: number): Promise<void> {
  const random = seeded(round);
  const mail = hostileMail(random, `zahrati-${round}@a.example`, 5000);
  await deliver(stage, mail);
  await storeArticle(stage, idOf(round), { format: 'markdown', content: '## Nadpis\n\nText.\n' });
  const sends = stage.aims.flatMap(({ port, host }) => {
    const sender: Sender = {
      index: round,
      mark: '',
      host,
      cookie: stage.cookies[round] ?? '',
      token: stage.token,
    };
    const fields = encoded(`intent=order&note=${'a'.repeat(50_000)}`);
    const requests = [
      get(`/${idOf(round)}`, sender),
      get('/blog', sender),
      get('/objednavka?step=details', sender),
      postForm('/objednavka?step=details', fields, sender),
      postForm('/ad/articles/new', encoded(`content=${'a'.repeat(400_000)}`), sender, sender),
      postFile(hostileFile(random, 300_000), sender),
    ];
    const line = { port, from: process.platform === 'linux' ? `127.4.0.${1 + round}` : undefined };
    return requests.map((bytes) => () => sendBytes(line, bytes, PATIENCE_MS));
  });
  for (const send of sends) await send();
}
