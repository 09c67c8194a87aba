import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { FormName } from './form-name.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';
import { Quantity } from './quantity.tsx';
import { RadioCards } from './radio-card.tsx';

function drawForm(children: ReactNode): string {
  return renderToStaticMarkup(<FormName value="contact">{children}</FormName>);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

describe('a field', () => {
  it('ties its label, hint and error to the control', () => {
    const html = drawForm(
      <TextField name="email" type="email" label="E-mail" hint="Hint" error="Wrong" />,
    );
    expect(html).toContain('for="contact-email"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="contact-email-hint contact-email-error"');
    expect(html).toContain('id="contact-email-error"');
  });

  it('is found by what its form calls it, where several have one name', () => {
    const html = drawForm(<TextField name="target" field="target-3" label="Profile" />);
    expect(html).toContain('name="target"');
    expect(html).toContain('for="contact-target-3"');
    expect(idsIn(html)).toEqual(['contact-target-3']);
  });

  it('shares no id with the same field of another form on the page', () => {
    const fields = (
      <>
        <ErrorSummary title="One mistake" errors={[{ field: 'email', message: 'Wrong' }]} />
        <TextField name="email" label="E-mail" hint="Hint" error="Wrong" />
        <SelectField name="country" label="Country" />
        <CheckboxField name="consent" label="Consent" error="Missing" />
        <RadioCards name="subject" legend="Subject" choices={[{ value: 'a', title: 'A' }]} />
        <Quantity name="quantity" label="Quantity" value={1} />
      </>
    );
    const ids = idsIn(
      renderToStaticMarkup(
        <>
          <FormName value="contact">{fields}</FormName>
          <FormName value="bulk">{fields}</FormName>
        </>,
      ),
    );
    expect(ids.length).toBeGreaterThan(12);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not stand outside a form with a name', () => {
    expect(() => renderToStaticMarkup(<TextField name="email" label="E-mail" />)).toThrow(
      'stands in no FormName',
    );
  });

  it('says nothing of hints and errors it does not have', () => {
    const html = drawForm(<TextField name="email" label="E-mail" />);
    expect(html).not.toContain('aria-');
  });

  it('keeps what was typed', () => {
    const html = drawForm(
      <>
        <TextField name="name" label="Name" defaultValue="Žofie" />
        <TextAreaField name="note" label="Note" defaultValue="Děkuji" />
        <SelectField name="kind" label="Kind" defaultValue="b">
          <option value="a">A</option>
          <option value="b">B</option>
        </SelectField>
        <CheckboxField name="company" label="Company" defaultChecked />
      </>,
    );
    expect(html).toContain('value="Žofie"');
    expect(html).toContain('>Děkuji</textarea>');
    expect(html).toContain('<option value="b" selected="">');
    expect(html).toContain('checked=""');
  });
});

describe('an error summary', () => {
  it('links each mistake to its field', () => {
    const html = drawForm(
      <ErrorSummary title="One mistake" errors={[{ field: 'email', message: 'Wrong' }]} />,
    );
    expect(html).toContain('<a href="#contact-email">Wrong</a>');
    expect(html).toContain('role="alert"');
  });

  it('is absent where nothing is wrong', () => {
    expect(drawForm(<ErrorSummary title="None" errors={[]} />)).toBe('');
  });
});
