import type { ArticleFacts } from '#domain/content/articles/articles.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type LinkFacts, escapeHtml, readLink, unescapeHtml } from './html.ts';
import { MARKS, resolveCode } from './short-codes.ts';

export interface DressFacts extends ArticleFacts, LinkFacts {
  /** How many pages the article names as its sources. */
  sources: number;
}

const words: PerLocale<{ source: string; table: string; picture: string }> = {
  cs: { source: 'Zdroj', table: 'Tabulka', picture: 'Obrázek' },
  en: { source: 'Source', table: 'Table', picture: 'Picture' },
};

const TAG = /^<(\/?)([a-z0-9]+)/;

/**
 * Makes of the HTML of the sanitiser what a page shows: short codes become words, marks of sources lead to
 * them, links say whose they are, pictures of strangers become links, wide tables can be moved.
 */
export function dressHtml(html: string, facts: DressFacts): { html: string; problems: string[] } {
  const dresser = new Dresser(facts);
  const out = html.split(/(<[^<>]*>)/).map((part) => dresser.take(part));
  return { html: out.join(''), problems: [...dresser.problems] };
}

class Dresser {
  readonly problems = new Set<string>();
  readonly #facts: DressFacts;
  readonly #marked = new Set<number>();
  /** Whether each link that is open leads anywhere, and how deep in code the text stands. */
  readonly #links: boolean[] = [];
  #code = 0;
  #tables = 0;

  constructor(facts: DressFacts) {
    this.#facts = facts;
  }

  take(part: string): string {
    const [, slash, name] = TAG.exec(part) ?? [];
    if (name === undefined) return this.#code > 0 ? part : this.#text(part);
    if (name === 'a') return slash ? this.#closeLink() : this.#openLink(part);
    if (name === 'img') return this.#picture(part);
    if (name === 'code' || name === 'pre') this.#code += slash ? -1 : 1;
    if (name === 'table') return slash ? `${part}</div>` : this.#table(part);
    if (name === 'th' && !slash && !part.includes(' scope='))
      return part.replace('<th', '<th scope="col"');
    return part;
  }

  #openLink(tag: string): string {
    const isNested = this.#links.includes(true);
    const link = isNested ? undefined : this.#read(tag, 'href');
    this.#links.push(link !== undefined);
    return link ? openTag(link) : '';
  }

  #closeLink(): string {
    return this.#links.pop() ? '</a>' : '';
  }

  #read(tag: string, name: string): ReturnType<typeof readLink> {
    const address = attribute(tag, name);
    return address === undefined ? undefined : readLink(address, this.#facts);
  }

  /** A picture of the shop is shown; another would tell its owner who reads, so it becomes a link. */
  #picture(tag: string): string {
    const link = this.#read(tag, 'src');
    const text = attribute(tag, 'alt') ?? '';
    if (!link) return escapeHtml(text);
    if (link.rel === undefined) {
      return `<img src="${escapeHtml(link.href)}" alt="${escapeHtml(text)}" loading="lazy">`;
    }
    const label = escapeHtml(text.trim() || words[this.#locale].picture);
    return this.#links.includes(true) ? label : `${openTag(link)}${label}</a>`;
  }

  #table(tag: string): string {
    this.#tables += 1;
    const label = `${words[this.#locale].table}\u00a0${this.#tables}`;
    return `<div class="wide" role="group" tabindex="0" aria-label="${label}">${tag}`;
  }

  #text(text: string): string {
    return text.replaceAll(MARKS, (mark, kind: string | undefined, name: string, digits: string) =>
      kind === undefined ? this.#source(mark, Number(digits)) : this.#shortCode(mark, kind, name),
    );
  }

  #source(mark: string, number: number): string {
    if (number < 1 || number > this.#facts.sources) return this.#nothing(mark);
    if (this.#links.includes(true)) return '';
    const id = this.#marked.has(number) ? '' : ` id="mark-${number}"`;
    this.#marked.add(number);
    const label = `${words[this.#locale].source}\u00a0${number}`;
    return `<sup class="mark"><a${id} href="#source-${number}" aria-label="${label}">${number}</a></sup>`;
  }

  #shortCode(mark: string, kind: string, name: string): string {
    const resolved = resolveCode(kind, name, this.#facts);
    if (!resolved) return this.#nothing(mark);
    const text = escapeHtml(resolved.text);
    if (resolved.href === undefined || this.#links.includes(true)) return text;
    return `<a href="${escapeHtml(resolved.href)}">${text}</a>`;
  }

  #nothing(mark: string): string {
    this.problems.add(mark);
    return '';
  }

  get #locale(): Locale {
    return this.#facts.locale;
  }
}

function openTag({ href, rel }: NonNullable<ReturnType<typeof readLink>>): string {
  return `<a href="${escapeHtml(href)}"${rel === undefined ? '' : ` rel="${rel}"`}>`;
}

/** An attribute of a tag as the sanitiser writes it. */
function attribute(tag: string, name: string): string | undefined {
  const value = tag.split(` ${name}="`)[1]?.split('"')[0];
  return value === undefined ? undefined : unescapeHtml(value);
}
