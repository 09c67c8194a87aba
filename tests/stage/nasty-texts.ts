/** What people paste, and what people try. */
export const nastyTexts: Record<string, string> = {
  nothing: '',
  spaces: '   ',
  'one letter': 'a',
  'ten thousand letters': 'a'.repeat(10_000),
  NUL: 'Jan\u0000Novák',
  'NUL alone': '\u0000',
  'a header': 'Jan\r\nBcc: someone@example.com',
  'line breaks': 'Jan\nNovák\r\n\r\n',
  'right to left': '\u202eJan Novák',
  'no width': '\u200b\u200b\u200b',
  'a family': '👩‍👩‍👧‍👦👩🏽‍💻',
  'half a letter': '\ud83d',
  'taken apart': 'Žofie Říhová'.normalize('NFD'),
  markup: '<svg onload=alert(1)>',
  'the end of a form': '"></textarea></form><script>alert(1)</script>',
  template: '{{7*7}}${7*7}<%= 7*7 %>',
  SQL: "' OR 1=1; drop table orders--",
  formula: '=CMD("calc")!A1',
  prototype: '__proto__',
  path: '../../etc/passwd%00',
  JSON: '{"total":1}',
};

export const nastyEmails: Record<string, string> = {
  'no dot': 'a@b',
  'another alphabet': 'žofie@příklad.cz',
  'a domain of another alphabet': 'zofie@příklad.cz',
  'a sign that no provider takes': 'zofie&eva@example.com',
  'a mark that no provider takes': 'zofie!@example.com',
  plus: 'zofie+obchod@example.com',
  quotes: '"zofie rihova"@example.com',
  'a second receiver': 'zofie@example.com, other@example.com',
  'a second receiver behind a semicolon': 'zofie@example.com;other@example.com',
  'a header': 'zofie@example.com\r\nBcc: other@example.com',
  'a name before it': 'Zofie <zofie@example.com>',
  'an address of the network': 'zofie@[127.0.0.1]',
  'too long': `${'z'.repeat(60)}@${'e'.repeat(200)}.com`,
  'two at signs': 'zofie@@example.com',
};

export const nastyPhones: Record<string, string> = {
  short: '123',
  'ten digits': '7771234567',
  'with its country': '+420 777 123 456',
  'with another country': '+421 905 123 456',
  'with zeros before it': '00420777123456',
  characters: 'volejte večer',
  'digits of another script': '٧٧٧١٢٣٤٥٦',
  endless: '7'.repeat(500),
};

export const nastyTargets: Record<string, string> = {
  script: 'javascript:alert(1)',
  'the inside of a network': 'http://169.254.169.254/latest/meta-data/',
  'somebody before the host': 'https://www.instagram.com@evil.example/zofie',
  'a host that looks alike': 'https://www.іnstagram.com/zofie',
  'a host that begins alike': 'https://instagram.com.evil.example/zofie',
  'another platform': 'https://www.tiktok.com/@zofie',
  'two kilobytes': `https://www.instagram.com/${'a'.repeat(2000)}`,
  'a file': 'file:///etc/passwd',
  data: 'data:text/html,<script>alert(1)</script>',
};

export const nastyCompanyIds: Record<string, string> = {
  'seven digits': '1234567',
  'nine digits': '123456789',
  zeros: '00000000',
  'with a space': '4527 4649',
  'a wrong check digit': '45274648',
};

export const nastyVatIds: Record<string, string> = {
  'too short': 'CZ123',
  Slovak: 'SK2020273893',
  Austrian: 'ATU12345678',
  'in small letters with a space': 'cz 45274649',
  'of no country': 'XX1',
};

export const nastyCountries: Record<string, string> = {
  unknown: 'XX',
  'in small letters': 'cz',
  'a name of the language': 'toString',
  two: 'CZ,SK',
};
