import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { describe, expect, it, vi } from 'vitest';
import { drawPart, postedArgs } from '#tests/stage/operator-page.tsx';
import { TextField } from '#web/forms/field.tsx';
import { ActionForm, actionForms } from './action-forms.tsx';
import { defineActions, readSaved, readStamp } from './actions.ts';

type Renamed = { ok: true; saved?: string } | { ok: false; problem: 'empty' | 'taken-meanwhile' };

const refund = vi.fn(() => Promise.resolve({ ok: true } as const));
const actions = defineActions(
  {
    subject: ({ field }) =>
      Promise.resolve(field('about') === 'nothing' ? undefined : { here: '/ad/things/7' }),
    statuses: { gone: 404, 'too-often': 429 },
  },
  {
    rename: {
      fields: { name: ['empty'] },
      run: ({ field }): Promise<Renamed> => {
        const name = field('name');
        if (name === '') return Promise.resolve({ ok: false, problem: 'empty' });
        if (name === 'known') return Promise.resolve({ ok: true });
        return Promise.resolve(
          name === 'taken'
            ? { ok: false, problem: 'taken-meanwhile' }
            : { ok: true, saved: 'renamed' },
        );
      },
    },
    refund: { right: 'money', run: refund },
    look: { run: () => Promise.resolve({ ok: false, preview: 'An e-mail' } as const) },
    leave: { run: () => Promise.resolve({ ok: true, to: '/ad/things', saved: 'left' }) },
    lose: { run: () => Promise.resolve({ ok: false, problem: 'gone' } as const) },
    press: { run: () => Promise.resolve({ ok: false, problem: 'too-often' } as const) },
    part: {
      run: () => Promise.resolve({ ok: false, status: 422, words: 'Its own' } as const),
    },
  },
);

type Fields = Parameters<typeof postedArgs>[0];

async function post(fields: Fields, operator?: Parameters<typeof postedArgs>[1]) {
  const answer = await actions.action(postedArgs(fields, operator));
  if (!(answer instanceof Response)) return { status: answer.init?.status, data: answer.data };
  return { status: answer.status, to: answer.headers.get('Location') };
}

describe('the actions of a page', () => {
  it.each([
    [
      'back to the page, which says so',
      { [ACTION_FIELD]: 'rename', name: 'new' },
      '/ad/things/7?saved=renamed',
    ],
    [
      'back to the page where it was done already',
      { [ACTION_FIELD]: 'rename', name: 'known' },
      '/ad/things/7',
    ],
    ['to where it says', { [ACTION_FIELD]: 'leave' }, '/ad/things?saved=left'],
  ])('lead on: %s', async (_, fields, to) => {
    expect(await post(fields)).toEqual({ status: 303, to });
  });

  it.each([
    ['what is wrong', { [ACTION_FIELD]: 'rename' }, 422, 'empty'],
    [
      'that somebody else was quicker',
      { [ACTION_FIELD]: 'rename', name: 'taken' },
      409,
      'taken-meanwhile',
    ],
    ['what the page has an own status for', { [ACTION_FIELD]: 'press' }, 429, 'too-often'],
    ['what is to be seen first', { [ACTION_FIELD]: 'look' }, 200, undefined],
    ['what a part says in its own words', { [ACTION_FIELD]: 'part' }, 422, undefined],
  ])('answer with %s and all that was typed', async (_, fields, status, problem) => {
    const input = { ...fields, form: 'first', note: 'Žofie' };
    const answer = await post(input);
    expect(answer.status).toBe(status);
    expect(answer.data).toMatchObject({
      ok: false,
      action: fields[ACTION_FIELD],
      input: { form: 'first', fields: expect.arrayContaining([['note', 'Žofie']]) },
    });
    expect(answer.data && 'problem' in answer.data ? answer.data.problem : undefined).toBe(problem);
  });

  it.each([
    ['that the page does not have', { [ACTION_FIELD]: 'burn' }],
    ['that every object has', { [ACTION_FIELD]: 'constructor' }],
    ['without a name', {}],
    ['of another page', { [ACTION_FIELD]: 'rename', name: 'new', about: 'nothing' }],
  ])('do not know one %s', async (_, fields) => {
    const { status, data } = await post({ ...fields, note: 'kept' });
    expect(status).toBe(422);
    expect(data).toMatchObject({ problem: 'intent-unknown', action: '' });
    expect(data?.input.fields).toContainEqual(['note', 'kept']);
  });

  it('have no page where what they are about is gone', async () => {
    await expect(actions.action(postedArgs({ [ACTION_FIELD]: 'lose' }))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('are not done by a role without the right', async () => {
    const { status, data } = await post({ [ACTION_FIELD]: 'refund' }, { role: 'editor' });
    expect([status, data]).toEqual([422, expect.objectContaining({ problem: 'right-missing' })]);
    expect(refund).not.toHaveBeenCalled();
  });

  it('ask first who acts where they are grave, and are done once that is proved', async () => {
    const asked = await post(
      { [ACTION_FIELD]: 'refund' },
      { provedAt: new Date('2026-11-24T08:54:00Z') },
    );
    expect(asked).toEqual({ status: 303, to: expect.stringContaining('/ad/proof?to=') });
    expect(refund).not.toHaveBeenCalled();
    expect(await post({ [ACTION_FIELD]: 'refund' })).toEqual({ status: 303, to: '/ad/things/7' });
    expect(refund).toHaveBeenCalledOnce();
  });

  it('need no name where there is only one', async () => {
    const run = () => Promise.resolve({ ok: true, saved: 'done' } as const);
    const subject = () => Promise.resolve({ here: '/ad' });
    const { action } = defineActions({ subject }, { only: { run } });
    const answer = await action(postedArgs({}));
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/ad?saved=done');
  });
});

const { ActionForms, useForm, useAnswer } = actionForms(actions);
const problems = {
  empty: 'Say a name.',
  'taken-meanwhile': 'Somebody was quicker.',
  'right-missing': 'Not yours.',
  'proof-old': 'Prove it.',
  'too-often': 'Too often.',
  gone: 'Gone.',
  'intent-unknown': 'Unknown.',
};

function Rename({ about }: { about: number }) {
  const form = useForm(['rename', 'leave'], about);
  return (
    <ActionForm form={form} hidden={{ line: about }} label={`Thing ${about}`}>
      <TextField label="Name" {...form.field('name')} />
      <button {...form.press('leave')}>{form.problem ?? 'nothing wrong'}</button>
    </ActionForm>
  );
}

function Answer() {
  const { sentence, isAtField } = useAnswer();
  return <p>{isAtField ? 'at its field' : (sentence ?? 'no answer')}</p>;
}

async function drawAnswer(fields?: Fields, kept?: { form: string; fields: [string, string][] }) {
  const answered = fields && (await actions.action(postedArgs(fields)));
  const answer = answered && !(answered instanceof Response) ? answered.data : undefined;
  return drawPart(
    <ActionForms
      answer={answer}
      kept={kept}
      here="/ad/things/7"
      hidden={{ seen: 4, id: undefined }}
      problems={problems}
    >
      <Rename about={1} />
      <Rename about={2} />
      <Answer />
    </ActionForms>,
  );
}

describe('the forms of a page', () => {
  it('say which they are, what they are about and what was seen', async () => {
    const html = await drawAnswer();
    expect(html).toContain(
      '<form aria-label="Thing 2" action="/ad/things/7" method="post">' +
        '<input type="hidden" name="form" value="rename-2"/>' +
        '<input type="hidden" name="seen" value="4"/>' +
        '<input type="hidden" name="line" value="2"/>',
    );
    expect(html).toContain('<button value="leave" name="intent">nothing wrong</button>');
    expect(html).toContain('no answer');
  });

  it('keep what was typed, and say at the field what is wrong, in the one that was sent', async () => {
    const html = await drawAnswer({ form: 'rename-2', [ACTION_FIELD]: 'rename', name: '' });
    expect(html.match(/Say a name\./g)).toHaveLength(1);
    expect(html).toContain('id="rename-2-name-error"');
    expect(html).toContain('at its field');
    const taken = await drawAnswer({ form: 'rename-1', [ACTION_FIELD]: 'rename', name: 'taken' });
    expect(taken.match(/value="taken"/g)).toHaveLength(1);
    expect(taken).not.toContain('-error"');
    expect(taken).toContain('<p>Somebody was quicker.</p>');
  });

  it('show what was kept while their sender proved who it is, without anything wrong', async () => {
    const html = await drawAnswer(undefined, { form: 'rename-1', fields: [['name', 'kept']] });
    expect(html.match(/value="kept"/g)).toHaveLength(1);
    expect(html).not.toContain('-error"');
  });

  it('stand among those of their page', () => {
    expect(() => drawPart(<Rename about={1} />)).toThrow('no ActionForms');
  });
});

describe('what a form and an address say', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

  it.each([
    [
      { id, seen: '12' },
      { id, seen: 12 },
    ],
    [{ id: '12', seen: '12' }, undefined],
    [{ id, seen: '-1' }, undefined],
    [{ id, seen: '1.5' }, undefined],
  ])('is read as a stamp: %j', (fields: Record<string, string>, stamp) => {
    expect(readStamp((name) => fields[name] ?? '')).toEqual(stamp);
  });

  it.each([
    ['renamed', 'renamed'],
    ['toString', undefined],
    ['', undefined],
  ])('is read as what was done: %s', (saved, read) => {
    const request = new Request(`https://vzlet.cz/ad?saved=${saved}`);
    expect(readSaved(request, { renamed: 'Renamed.' })).toBe(read);
  });
});
