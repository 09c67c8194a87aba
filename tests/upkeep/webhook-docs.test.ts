import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEPT } from '#domain/shop/retention.ts';
import { type EventFacts, TEST_EVENT, webhookEvents, writeBody } from '#domain/webhooks/event.ts';
import {
  CALL_SECONDS,
  CONNECT_SECONDS,
  FAILURES_TO_OPEN,
  KEPT_CHARACTERS,
  MOST_AT_ONCE,
  OVERLAP_HOURS,
  PROBE_MINUTES,
  READ_BYTES,
  RETRY_SECONDS,
  TOLERANCE_MINUTES,
} from '#domain/webhooks/sending.ts';
import { signBody, signCall } from '#flows/webhooks/send-due.ts';

const docs = readFileSync('docs/webhooks.md', 'utf8');

describe('docs/webhooks.md', () => {
  it('names every event, and no other', () => {
    const part = docs.slice(docs.indexOf('## Events'), docs.indexOf('## Check'));
    const named = [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual([...webhookEvents, TEST_EVENT]);
  });

  it('names the headers that are sent', () => {
    const at = new Date(0);
    const { headers } = signCall({ url: '', secrets: ['whsec_'] }, { id: 'a', body: '', at });
    const named = [...docs.matchAll(/^\| `(webhook-[a-z]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(headers).filter((name) => name.startsWith('webhook-')));
  });

  it('shows a body as the program writes it', () => {
    const [, example = ''] = /```json\n([^]*?)```/.exec(docs) ?? [];
    const shown: EventFacts & { createdAt: string } = JSON.parse(example);
    const facts = { ...shown, createdAt: new Date(shown.createdAt) };
    expect(JSON.stringify(JSON.parse(writeBody(facts)))).toBe(JSON.stringify(shown));
  });

  it('shows a signature that is right', () => {
    const shown =
      /With the secret `(\S+)`, the id `(\S+)`, the timestamp `(\d+)` and the body `(\S+)` the signature is `(\S+)`/;
    const [, secret = '', id = '', seconds, body = '', mark] = shown.exec(docs) ?? [];
    expect(signBody(secret, { id, seconds: Number(seconds), body })).toBe(mark);
  });

  it('tells the figures of the program', () => {
    const [minute, five, thirty, ...hours] = RETRY_SECONDS;
    const schedule = `after ${minute / 60} minute, ${five / 60} minutes, ${thirty / 60} minutes, ${hours
      .slice(0, -1)
      .map((seconds) => `${seconds / 3600} hours`)
      .join(', ')} and ${(hours.at(-1) ?? 0) / 3600} hours`;
    for (const said of [
      schedule,
      `within ${CALL_SECONDS} seconds; connecting may take ${CONNECT_SECONDS} of them`,
      `At most ${MOST_AT_ONCE} calls`,
      `read to ${READ_BYTES / 1024} kB`,
      `up to ${KEPT_CHARACTERS.toLocaleString('en')} characters`,
      `for ${OVERLAP_HOURS} hours`,
      `more than ${TOLERANCE_MINUTES} minutes`,
      `After ${FAILURES_TO_OPEN} failures in a row`,
      `every ${PROBE_MINUTES} minutes`,
      `kept for ${KEPT.webhookDays} days`,
    ])
      expect(docs).toContain(said);
  });
});
