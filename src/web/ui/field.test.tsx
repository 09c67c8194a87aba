import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';

describe('a field', () => {
  it('ties its label, hint and error to the control', () => {
    const html = renderToStaticMarkup(
      <TextField name="email" type="email" label="E-mail" hint="Hint" error="Wrong" />,
    );
    expect(html).toContain('for="field-email"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="field-email-hint field-email-error"');
    expect(html).toContain('id="field-email-error"');
  });

  it('says nothing of hints and errors it does not have', () => {
    const html = renderToStaticMarkup(<TextField name="email" label="E-mail" />);
    expect(html).not.toContain('aria-');
  });

  it('keeps what was typed', () => {
    const html = renderToStaticMarkup(
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
    const html = renderToStaticMarkup(
      <ErrorSummary title="One mistake" errors={[{ field: 'email', message: 'Wrong' }]} />,
    );
    expect(html).toContain('<a href="#field-email">Wrong</a>');
    expect(html).toContain('role="alert"');
  });

  it('is absent where nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="None" errors={[]} />)).toBe('');
  });
});
