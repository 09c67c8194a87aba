import type { Form } from '#tests/hostile/forms.ts';
import type { Stage, RouteName } from './stage.ts';

/** One of those who attack, as the process of the attackers knows them. */
export interface Sender {
  /** From 0 on. */
  index: number;
  /** By which what it sends differs from what others send, in this run and in others. */
  mark: string;
  /** The line that names the shop, and the one that shows a session of an editor. */
  host: string;
  cookie: string;
  /** The header that shows the token of a program that may do everything. */
  token: string;
}

/** Something to be tried; a new one is an entry in a file of `trials/`. */
export interface Trial {
  name: string;
  /** How many come at once, one run for each number; one and fifty unless told. */
  senders?: readonly number[];
  /** Both unless told. */
  ways?: readonly RouteName[];
  /** What a sender sends, one after the other and then from the beginning; called in its own process. */
  requests?(sender: Sender): Buffer[];
  /** Requests of one sender at most. */
  most?: number;
  /** The only answers that are right; without it every answer is that is no fault of the shop (`faulty`). */
  answers?: readonly number[];
  /** Done before the readers begin. */
  prepare?(stage: Stage, run: TrialRun): Promise<void>;
  /** Done beside the readers, in place of requests or with them. */
  meanwhile?(stage: Stage, run: TrialRun): Promise<void>;
  /** Looks at what has come of it, and takes it away; what is wrong. */
  afterwards?(stage: Stage, run: TrialRun): Promise<string[]>;
}

export interface TrialRun {
  senders: number;
  /** The beginning of the marks of its senders. */
  mark: string;
}

/** Answers that are the shop's own fault. One that says when to come again is none. */
export function isFaulty(status: number | undefined): boolean {
  return status === undefined || (status >= 500 && status !== 503);
}

/** The mark of a sender. */
export function markOf({ mark }: Pick<TrialRun, 'mark'>, index: number): string {
  return `${mark}-${index}`;
}

interface Posting {
  type: string;
  cookie?: string;
  /** A program sends none of the headers that a browser sends. */
  isApiClient?: boolean;
  headers?: readonly string[];
}

export function get(path: string, { host }: Sender, headers: readonly string[] = []): Buffer {
  const lines = [`GET ${path} HTTP/1.1`, host, ...headers, 'Connection: close', '', ''];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

export function post(
  path: string,
  body: Buffer,
  { host }: Sender,
  { type, cookie, isApiClient = false, headers = [] }: Posting,
): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    host,
    `Content-Type: ${type}`,
    `Content-Length: ${body.byteLength}`,
    ...(isApiClient ? [] : ['Sec-Fetch-Site: same-origin']),
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...headers,
    'Connection: close',
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]);
}

/** A form as a browser posts it. */
export function postForm(
  path: string,
  { type, body }: Form,
  sender: Sender,
  more: { cookie?: string } = {},
): Buffer {
  return post(path, body, sender, { type, ...more });
}
