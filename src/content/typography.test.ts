import { describe, expect, it } from 'vitest';
import { expressRequest } from '#content/legal/consent.ts';

/** Sources are read as text, so that the words inside functions are seen as well. */
const czech = import.meta.glob<string>(
  ['/src/content/**/*.cs.ts', '/src/messages/cs/**/*.ts', '!/src/messages/**/index.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const english = import.meta.glob<string>(
  ['/src/content/**/*.en.ts', '/src/messages/en/**/*.ts', '!/src/messages/**/index.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Names that stay Czech in an English text, and the link to the Czech edition. */
const czechNames =
  /Čeština|Přepnout do češtiny|Použít tuto stránku česky|Česká obchodní inspekce|ČOI|IČO|DIČ|Kč|Vzlet/g;

/** Strings and templates, but for dates, with their escapes as the characters that they stand for. */
function literals(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/\*|\*).*$|^import .*$/gm, '');
  const found = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  const stated = found.filter((literal) => !/^'\d{4}-\d\d-\d\d'$/.test(literal));
  return stated.map((literal) =>
    literal.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

function offences(source: string, pattern: RegExp): string[] {
  return literals(source).filter((literal) => pattern.test(literal));
}

const czechSources = { ...czech, 'the express request': `'${expressRequest.cs.text}'` };

/** What is also sent as plain text, drawn into documents or files, or answered to programs keeps the plain hyphen. */
const writtenPlainly = /\/emails\/|orders-file|api|invoice|customer|legal\/terms/;

describe.each(Object.entries(czechSources))('the Czech words of %s', (file, source) => {
  it('never leave a one-letter preposition or conjunction at the end of a line', () => {
    expect(offences(source, /(?<![\p{L}\p{N}])[ksvzouai] (?=\S)/iu)).toEqual([]);
  });

  it('keep a number with its unit', () => {
    expect(offences(source, /[\d}] (?:%|Kč|hodin|minut|dn[íůy]|znak|zdarma|balíč)/u)).toEqual([]);
    expect(offences(source, /\d (?:den|s|let)\b/u)).toEqual([]);
    expect(offences(source, /č\. (?:\d|\$\{)/u)).toEqual([]);
  });

  it('write a range with a dash and not with a hyphen', () => {
    expect(offences(source, /\d-\d(?!\d-)| - /u)).toEqual([]);
  });

  it.skipIf(writtenPlainly.test(file))('never break a word of a page at its hyphen', () => {
    expect(offences(source, /e-mail|\p{L}-li(?!\p{L})/u)).toEqual([]);
  });

  it('call one thing by one name', () => {
    const otherNames =
      /poskytovatel\p{L}* platby|rejstřík\p{L}* ARES|@označení|síťov\p{L}+ adres|adres\p{L}* IP|Časté otázky|nebo Shorts|hromadn\p{L}+ (?:poptáv|zakáz)/iu;
    expect(offences(source, otherNames)).toEqual([]);
  });

  it('use Czech quotation marks and a real ellipsis', () => {
    expect(offences(source, /"|\.\.\.|“[^„“]*”/u)).toEqual([]);
  });
});

describe.each(Object.entries(english))('the English words of %s', (_, source) => {
  it('hold no Czech letters but those of names', () => {
    const foreign = /[ěščřžýáíéúůťďňó]/iu;
    const found = literals(source).filter((text) => foreign.test(text.replaceAll(czechNames, '')));
    expect(found).toEqual([]);
  });

  it('use curly quotes and write a range with a dash', () => {
    expect(offences(source, /\p{L}'\p{L}|"| - |\d-\d(?!\d-)/u)).toEqual([]);
  });

  it('say email without a hyphen', () => {
    expect(offences(source, /e-mail/iu)).toEqual([]);
  });

  it('have one name for one thing: payment provider, IP address, inquiry', () => {
    expect(
      offences(source, /payment gateway|network address|(?<!-)\benquir(?!y-(?:shop|sender)')/iu),
    ).toEqual([]);
  });
});

describe('the reading of sources', () => {
  it('sees words in strings and templates and passes over comments', () => {
    const source = "/** k věci */\nconst f = 'k věci';\nconst g = (x: string) => `a ${x}`;";
    expect(literals(source)).toEqual(["'k věci'", '`a ${x}`']);
  });

  it('sees escapes as characters', () => {
    expect(literals("const f = 's\\u00a0lajky\\u00a0a více';")).toEqual([
      "'s\u00a0lajky\u00a0a více'",
    ]);
    expect(Object.keys(czech).length).toBeGreaterThan(15);
  });
});
