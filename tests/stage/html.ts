/** A form as a browser without scripts sees it: where it goes and what it would send untouched. */
export interface HtmlForm {
  action: string;
  fields: Record<string, string>;
  /** The most characters of its texts: null where the form itself sets no limit. */
  limits: Record<string, number | null>;
  /** Name and value of each button that sends one along. */
  buttons: [name: string, value: string][];
  /** What it asks for: its hidden `intent`, and those of its buttons in the order in which they stand. */
  intents: string[];
}

/** The first form of a page that asks for this intent. */
export function readForm(html: string, intent: string): HtmlForm {
  const form = readForms(html).find(({ intents }) => intents.includes(intent));
  if (!form) throw new Error(`The page has no form for "${intent}": ${textOf(html).slice(0, 500)}`);
  return form;
}

export function readForms(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', body = '']) => ({
    action: attributesOf(head)['action'] ?? '',
    fields: fieldsOf(body),
    limits: limitsOf(body),
    buttons: elements(body, 'button').flatMap(({ name, value = '' }): HtmlForm['buttons'] =>
      name ? [[name, value]] : [],
    ),
    intents: [...elements(body, 'input'), ...elements(body, 'button')]
      .filter(({ name }) => name === 'intent')
      .map(({ value }) => value ?? ''),
  }));
}

/** What a reader reads: no tags, no data for scripts, one space between words. */
export function textOf(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ');
  return decode(bare).replaceAll(/\s+/g, ' ').trim();
}

/** The messages that stand at fields, by what the form calls the field. */
export function errorsOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<p class="field__error" id="([^"]*)-error">(.*?)<\/p>/gs)];
  return Object.fromEntries(
    found.map(([, id = '', body = '']) => [id.replace(/^[a-z]+-/, ''), textOf(body)]),
  );
}

function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { type, name, value = '', ...rest } of elements(form, 'input')) {
    const isLeftOut = (type === 'radio' || type === 'checkbox') && !('checked' in rest);
    if (name && !isLeftOut) fields[name] = type === 'checkbox' ? value || 'on' : value;
  }
  for (const [, head = '', body = ''] of form.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    // A browser drops the first line break of a text area.
    fields[attributesOf(head)['name'] ?? ''] = decode(body).replace(/^\r?\n/, '');
  }
  for (const [, head = '', body = ''] of form.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const options = elements(body, 'option');
    const chosen = options.find((option) => 'selected' in option) ?? options[0];
    fields[attributesOf(head)['name'] ?? ''] = chosen?.['value'] ?? '';
  }
  return fields;
}

/** Kinds of input in which anything can be typed. */
const input = new Set(['text', 'search', 'url', 'email', 'tel']);

function limitsOf(form: string): Record<string, number | null> {
  const texts = elements(form, 'input').filter(({ type = 'text' }) => input.has(type));
  return Object.fromEntries(
    [...texts, ...elements(form, 'textarea')].flatMap(({ name, maxLength }) =>
      name ? [[name, maxLength === undefined ? null : Number(maxLength)]] : [],
    ),
  );
}

function elements(html: string, tag: string): Record<string, string>[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'));
  return [...found].map(([, attributes = '']) => attributesOf(attributes));
}

function attributesOf(head: string): Record<string, string> {
  const found = [...head.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

export function titleOf(html: string): string {
  return decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
}

/** Where the links of this relation in a page's head lead. */
export function linksOf(html: string, relation: string): string[] {
  return elements(html, 'link')
    .filter(({ rel }) => rel === relation)
    .map(({ href }) => href ?? '');
}

/** What the meta elements of a page's head say, by name or property. */
export function metaOf(html: string): Record<string, string> {
  const named = elements(html, 'meta').map(
    ({ name, property, content }) => [name ?? property ?? '', content ?? ''] as const,
  );
  return Object.fromEntries(named);
}

/** The addresses that a page names as its editions, by the language of each. */
export function alternatesOf(html: string): Record<string, string> {
  const links = elements(html, 'link').filter(({ rel }) => rel === 'alternate');
  const editions = links.filter(({ hrefLang }) => hrefLang !== undefined);
  return Object.fromEntries(
    editions.map(({ hrefLang = '', href = '' }) => [hrefLang, href] as const),
  );
}
