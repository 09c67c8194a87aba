import { describe, expect, it } from 'vitest';
import { optional, when } from '#domain/forms/field.ts';
import { choice, count, day, doubt, lines, text, tick } from '#domain/forms/fields.ts';
import { defineForm } from '#domain/forms/form.ts';
import { drawPart } from '#tests/stage/operator-page.tsx';
import { type FormState, adminForm } from './admin-form.tsx';
import { answerRefusal, postedId, restoreInput, stateOf } from './posted-form.ts';

const form = defineForm({
  fields: {
    name: text({ most: 5, long: 'long', missing: 'missing' }),
    note: lines({ most: 20, long: 'long' }),
    kind: choice(['gift', 'sale'], { wrong: 'kind', initial: 'gift' }),
    quantity: when(({ kind }) => kind === 'sale', count({ most: 10, wrong: 'quantity' })),
    until: optional(day('day')),
    isShown: tick('on'),
    sure: doubt(({ name = '' }) => name),
  },
});
const { Form, Field } = adminForm(form);
const words = {
  fields: {
    name: 'Name',
    nameHint: 'Up to five letters',
    note: 'Note',
    kind: 'Kind',
    quantity: 'Quantity',
    until: 'Until',
    isShown: 'Shown',
    sure: 'Really',
  },
  problems: { missing: 'Say a name.', long: 'Too long.', many: 'Is that right?' },
  optional: 'optional',
};

function draw(state: Partial<FormState> = {}, more: Partial<Parameters<typeof Form>[0]> = {}) {
  return drawPart(
    <Form name="thing" state={{ input: form.empty, ...state }} words={words} {...more}>
      <Field name="name" autoComplete="name" />
      <Field name="note" rows={2} />
      <Field name="kind" options={{ gift: 'A gift', sale: 'A sale' }} />
      <Field name="quantity" />
      <Field name="until" />
      <Field name="isShown" />
      <Field name="sure" />
    </Form>,
  );
}

describe('a form of the section', () => {
  it('draws each field as its definition says', () => {
    const html = draw();
    expect(html).toContain('<label class="field__label" for="thing-name"><span>Name</span>');
    expect(html).toContain('Up to five letters');
    expect(html).toMatch(/<input(?=[^>]* type="text")(?=[^>]* maxLength="5")[^>]* name="name"/);
    expect(html).toMatch(/<textarea(?=[^>]* rows="2")(?=[^>]* maxLength="20")[^>]* name="note"/);
    expect(html).toContain('<option value="gift" selected="">A gift</option>');
    expect(html).toContain('<option value="sale">A sale</option>');
    expect(html).toMatch(/<input[^>]* inputMode="numeric"[^>]* name="quantity"/);
    expect(html).toMatch(/<input[^>]* type="date"[^>]* name="until"/);
    expect(html).toMatch(/<input[^>]* type="checkbox"(?=[^>]* checked)[^>]*/);
    expect(html).toMatch(/<span>Until<\/span><span class="field__mark">optional<\/span>/);
    expect(html.match(/>optional</g)).toHaveLength(1);
    expect(html).not.toContain('aria-invalid');
  });

  it('keeps what was typed, and says at its head and its field what is wrong', () => {
    const html = draw({
      input: { ...form.empty, name: 'Žofie Ř.', note: 'Ahoj', isShown: '' },
      problems: { name: 'long' },
    });
    expect(html).toContain('value="Žofie Ř."');
    expect(html).toContain('>Ahoj</textarea>');
    expect(html).not.toContain('checked');
    expect(html).toContain('<a href="#thing-name">Too long.</a>');
    expect(html).toMatch(/id="thing-name-error">.*Too long\./);
  });

  it('may name the field at its head, and say more of a problem', () => {
    const stated = { ...words, isSummaryNamed: true as const, sayProblem: () => 'Five at most.' };
    const html = draw({ problems: { name: 'long' } }, { words: stated });
    expect(html).toContain('<a href="#thing-name">Name: Five at most.</a>');
  });

  it('asks about a doubt only where there is one, and keeps that it was confirmed', () => {
    const input = { ...form.empty, name: 'Anna' };
    expect(draw({ input })).not.toContain('Really');
    expect(draw({ input, problems: { sure: 'many' } })).toContain('Is that right?');
    const sure = draw({ input: { ...input, sure: 'Anna' } });
    expect(sure).toMatch(/<input[^>]* type="checkbox"(?=[^>]* value="Anna")(?=[^>]* checked)/);
    expect(draw({ input: { ...input, sure: 'Eva' } })).not.toContain('Really');
  });

  it('takes along what is not seen, and which of several it is', () => {
    const html = draw({}, { isOneOfSeveral: true, hidden: { id: '7', none: undefined } });
    expect(html).toContain(
      '<input type="hidden" name="form" value="thing"/><input type="hidden" name="id" value="7"/>',
    );
    expect(html).not.toContain('name="none"');
  });

  it('has no field of another one', () => {
    expect(() => drawPart(<Field name="name" />)).toThrow('stands in no form');
  });
});

describe('what came back of a posted form', () => {
  const input = { input: { name: 'Anna' } };

  it('is what was typed and why it was not stored', () => {
    const problems = { name: 'long' };
    expect(answerRefusal({ ok: false, problem: 'input-wrong', problems }, input)).toMatchObject({
      data: { ...input, problems, isStale: false },
      init: { status: 422 },
    });
    expect(answerRefusal({ ok: false, problem: 'changed-meanwhile' }, input)).toMatchObject({
      data: { ...input, problems: undefined, isStale: true },
      init: { status: 409 },
    });
    expect(answerRefusal({ problem: 'right-missing' }, input)).toMatchObject({
      data: input,
      init: { status: 403 },
    });
    expect(() => answerRefusal({ ok: false, problem: 'not-found' }, input)).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
  });

  it('stands in the form of its page that was sent', () => {
    const fields: [string, string][] = [['name', 'Anna']];
    const answer = { input: { form: 'thing', fields }, problems: { name: 'long' } };
    expect(stateOf('thing', answer, { name: 'stored' })).toEqual({
      input: { name: 'Anna' },
      problems: answer.problems,
    });
    expect(stateOf('other', answer, { name: 'stored' })).toEqual({ input: { name: 'stored' } });
  });

  it('is restored after its sender has signed in again', () => {
    expect(restoreInput(form, [['name', 'Anna']])).toEqual({
      ...Object.fromEntries(form.names.map((name) => [name, ''])),
      name: 'Anna',
    });
    expect(restoreInput(form, undefined)).toBeUndefined();
  });

  it('has its own id, or a new one', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(postedId(() => id)).toBe(id);
    expect(postedId(() => 'none')).toMatch(/^[\da-f-]{36}$/);
  });
});
