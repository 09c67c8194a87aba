import { describe, expect, it } from 'vitest';
import {
  type DetailsForm,
  detailsLimits,
  emptyDetails,
  readDetailsForm,
} from '#domain/customer/details-form.ts';
import { mapRecord } from '#domain/records.ts';
import { clearDraft, readDraft, writeDraft, writeOrderedDraft } from './draft-cookie.ts';
import { writeJsonCookie, writeTextCookie } from './json-cookie.ts';

const input: DetailsForm = {
  ...emptyDetails('cs'),
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phone: '777 123 456',
  companyInvoice: true,
  companyId: '45274649',
  note: 'první řádek\ndruhý',
};

const headerOf = (line: string | undefined) => line?.split(';')[0] ?? '';
const stored = (value: unknown) =>
  headerOf(writeJsonCookie({ name: 'draft', path: '/' }, value, 'plain'));

describe('the draft of the details', () => {
  it('comes back as it was left', () => {
    expect(readDraft(headerOf(writeDraft(input, 'plain')), 'cs', 'plain')).toEqual(input);
  });

  it('comes back as the first version of the shop left it', () => {
    const left =
      'draft=eyJuYW1lIjoiIMW9b2ZpZSAiLCJlbWFpbCI6InpvZmllQGV4YW1wbGUuY29tIiwicGhvbmVDb3VudHJ5IjoiQ1oiLCJwaG9uZSI6Ijc3NzEyMzQ1NiIsImNvbXBhbnlJbnZvaWNlIjp0cnVlLCJjb21wYW55TmFtZSI6IkEgJiBCIiwiY29tcGFueUlkIjoiNDUyIDc0IDY0OSIsInZhdElkIjoiY3o0NTI3NDY0OSIsImFkZHJlc3MiOiJVbGljZSIsIm5vdGUiOiJhXG5iIiwiZGlzY291bnRDb2RlIjoiWCIsImV4cHJlc3NDb25zZW50IjpmYWxzZX0';
    expect(readDraft(left, 'cs', 'plain')).toEqual({
      name: ' Žofie ',
      email: 'zofie@example.com',
      phoneCountry: 'CZ',
      phone: '777123456',
      companyInvoice: true,
      noInvitation: false,
      companyName: 'A & B',
      companyId: '452 74 649',
      vatId: 'cz45274649',
      address: 'Ulice',
      note: 'a\nb',
      discountCode: 'X',
      companyCountry: 'CZ',
      start: '',
    });
  });

  it('keeps the start that was chosen until the order is made, and then asks for it again', () => {
    const chosen = { ...input, start: 'now' } as const;
    expect(readDraft(headerOf(writeDraft(chosen, 'plain')), 'cs', 'plain').start).toBe('now');
    const ordered = headerOf(writeOrderedDraft(chosen, 'plain'));
    expect(readDraft(ordered, 'cs', 'plain').start).toBe('again');
    const forCompany = headerOf(writeOrderedDraft({ ...input, start: '' }, 'plain'));
    expect(readDraft(forCompany, 'cs', 'plain').start).toBe('');
  });

  it('goes to the wizard alone and ends with the session', () => {
    expect(writeDraft(input, 'plain')).toMatch(/; Path=\/objednavka; SameSite=Lax$/);
    expect(clearDraft('plain')).toBe('draft=; Path=/objednavka; SameSite=Lax; Max-Age=0');
  });

  it.each(['a', 'ž', '\u{1f680}', '語', '"', '\\'])(
    'holds every field filled to its limit with %s, also in lines of one sign',
    (sign) => {
      const filled = mapRecord(detailsLimits, (field) =>
        sign.repeat(Number.isFinite(detailsLimits[field]) ? detailsLimits[field] / sign.length : 1),
      );
      const form = { ...input, ...filled, noInvitation: true, start: 'later' } as const;
      for (const note of [form.note, `${sign}\n`.repeat(500 / (1 + sign.length))]) {
        const line = writeDraft({ ...form, note: note.replaceAll('\n', '\r\n') }, 'prefixed') ?? '';
        expect(line.length).toBeGreaterThan(1000);
        expect(line.length).toBeLessThan(4096);
        const read = readDraft(headerOf(line), 'cs', 'prefixed');
        expect({ ...read, note: read.note.replaceAll('\r', '') }).toEqual({ ...form, note });
      }
    },
  );

  it('is nothing where it holds another number of fields', () => {
    const line = writeTextCookie({ name: 'draft', path: '/' }, 'Žofie\0zofie@example.com', 'plain');
    expect(readDraft(headerOf(line), 'cs', 'plain')).toEqual(emptyDetails('cs'));
    expect(readDraft('draft=.QUI', 'cs', 'plain')).toEqual(emptyDetails('cs'));
    expect(readDraft('draft=.%%', 'cs', 'plain')).toEqual(emptyDetails('cs'));
  });

  it('is left out where too much was typed', () => {
    expect(writeDraft({ ...input, note: 'n'.repeat(4000) }, 'plain')).toBeUndefined();
    // More than a function can be given one by one.
    expect(writeDraft({ ...input, note: 'n'.repeat(700_000) }, 'plain')).toBeUndefined();
  });

  it('begins with the country of the edition', () => {
    expect(readDraft(null, 'cs', 'plain').phoneCountry).toBe('CZ');
    expect(readDraft(null, 'en', 'plain').phoneCountry).toBe('US');
  });

  it.each([
    [[]],
    [null],
    ['text'],
    [7],
    [{ name: 7, email: ['a'], phone: null }],
    [[['name', 'x']]],
  ])('takes no text out of %j', (value) => {
    expect(readDraft(stored(value), 'en', 'plain')).toEqual(emptyDetails('en'));
  });

  it('takes the fields of the form and no others', () => {
    const value = { ...input, total: 1, isAdmin: true, toString: 'x' };
    expect(Object.keys(readDraft(stored(value), 'cs', 'plain'))).toEqual(
      Object.keys(emptyDetails('cs')),
    );
  });
});

describe('the posted details', () => {
  it('are texts as typed and boxes as ticked', () => {
    const posted = new URLSearchParams({ name: ' Jan ', companyInvoice: 'on', expressConsent: '' });
    expect(readDetailsForm(posted, 'cs')).toMatchObject({
      name: ' Jan ',
      companyInvoice: true,
      start: '',
      email: '',
    });
  });
});
