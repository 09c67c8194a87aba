import { describe, expect, it } from 'vitest';
import { listPhoneCountries } from './phone-country.ts';
import { readVatNumber, vatNumberForm } from './company-numbers.ts';

describe('readVatNumber', () => {
  it.each([
    ['CZ45274649', 'CZ45274649'],
    ['cz 452 746 49', 'CZ45274649'],
    ['CZ699000761', 'CZ699000761'],
    ['CZ8001011234', 'CZ8001011234'],
    ['SK2020273893', 'SK2020273893'],
    ['ATU12345678', 'ATU12345678'],
    ['EL123456789', 'EL123456789'],
    ['NL123456789B01', 'NL123456789B01'],
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['DIČ: CZ45274649', 'CZ45274649'],
    ['DIČCZ45274649', 'CZ45274649'],
    ['IČO: CZ45274649', 'CZ45274649'],
    ['IČ DPH SK2020317068', 'SK2020317068'],
    ['VAT ID: DE 123 456 789', 'DE123456789'],
    ['VAT No. GB 123 4567 89', 'GB123456789'],
    ['USt-IdNr.: DE123456789', 'DE123456789'],
    ['ＣＺ４５２７４６４９', 'CZ45274649'],
    ['PL 123–456–32–18', 'PL1234563218'],
    ['BE123456789', 'BE0123456789'],
    ['BE 0123.456.789', 'BE0123456789'],
    ['HU12345678-2-41', 'HU12345678'],
    ['GR 123456789', 'EL123456789'],
    ['FRAB123456789', 'FRAB123456789'],
    ['FR 12 345678901', 'FR12345678901'],
    ['ESX1234567X', 'ESX1234567X'],
    ['ES12345678Z', 'ES12345678Z'],
    ['IE1234567FA', 'IE1234567FA'],
    ['IE1A23456B', 'IE1A23456B'],
    ['CY12345678X', 'CY12345678X'],
    ['LV12345678901', 'LV12345678901'],
    ['XI 123 4567 89', 'XI123456789'],
    ['SE556036079301', 'SE556036079301'],
    ['NO 123 456 789 MVA', 'NO123456789MVA'],
  ])('takes the shape of %s', (input, number) => {
    expect(readVatNumber(input)).toEqual({ ok: true, number });
  });

  it.each([
    ['SK', '2020317068', 'SK2020317068'],
    ['SK', 'SK2020317068', 'SK2020317068'],
    ['CZ', '45274649', 'CZ45274649'],
    ['AT', 'U12345678', 'ATU12345678'],
    ['AT', '12345678', 'ATU12345678'],
    ['BE', '123.456.789', 'BE0123456789'],
    ['HU', '12345678-2-41', 'HU12345678'],
    ['GR', '12345678', 'EL012345678'],
    ['NL', '123456789B01', 'NL123456789B01'],
    ['CY', '12345678X', 'CY12345678X'],
    ['ES', 'B-12345678', 'ESB12345678'],
    ['FI', '1234567-8', 'FI12345678'],
    ['SE', '556036-0793', 'SE556036079301'],
    ['PL', 'NIP 123-456-32-18', 'PL1234563218'],
    ['CH', '123.456.789', 'CHE123456789'],
    ['NO', '123 456 789 MVA', 'NO123456789MVA'],
    ['SK', 'CZ45274649', 'CZ45274649'],
    ['FR', 'DE123456789', 'DE123456789'],
    ['AE', '100 1234 5670 0003', '100123456700003'],
    ['TR', '1234567890', '1234567890'],
  ])('of a company in %s reads %j', (country, input, number) => {
    expect(readVatNumber(input, country)).toEqual({ ok: true, number });
  });

  it.each([
    ['SK', '45274649'],
    ['SK', 'CZ1'],
    ['NL', '123456789'],
    ['AT', 'U1234567'],
    ['AE', 'none'],
  ])('of a company in %s refuses %j', (country, input) => {
    expect(readVatNumber(input, country).ok).toBe(false);
  });

  it.each([
    '45274649',
    'CZ1234567',
    'CZ12345678901',
    'SK45274649',
    'CZ4527464X',
    'CZ',
    '',
    '__proto__',
    'US=CMD()',
    'toString',
  ])('refuses %j', (input) => {
    expect(readVatNumber(input)).toEqual({ ok: false, problem: 'vat-number-invalid' });
  });
});

describe('vatNumberForm', () => {
  it.each([
    ['CZ', 'CZ12345678'],
    ['SK', 'SK1234567890'],
    ['AT', 'ATU12345678'],
    ['BE', 'BE0123456789'],
    ['CH', 'CHE123456789'],
    ['CY', 'CY12345678A'],
    ['ES', 'ESA12345678'],
    ['FR', 'FR12345678901'],
    ['GR', 'EL123456789'],
    ['IE', 'IE1234567A'],
    ['NL', 'NL123456789B01'],
    ['SE', 'SE123456789001'],
    ['AE', ''],
    ['', ''],
    ['__proto__', ''],
  ])('of %s is %s', (country, form) => {
    expect(vatNumberForm(country)).toBe(form);
  });

  it('is one that is taken, in every country that has one', () => {
    const all = listPhoneCountries('en').map(({ code }) => vatNumberForm(code));
    const known = all.filter(Boolean);
    // The 27 of the Union, the United Kingdom, Switzerland, Liechtenstein and Norway.
    expect(known).toHaveLength(31);
    for (const form of known) expect(readVatNumber(form)).toEqual({ ok: true, number: form });
  });
});
