import type { Locale } from '#domain/locale.ts';

/** One thing that a text may say. */
export interface Fact {
  /** For the ledger, and for a model to name it by. */
  name: string;
  /** Figures and names that stand here may stand in the text. */
  text: string;
}

/** Everything that a writer may use (rules 80): no figure, name, date or link may come from elsewhere. */
export interface FactSheet {
  language: Locale;
  facts: readonly Fact[];
  /** Short codes, which stand for figures of the shop, and what each says. */
  codes: readonly { code: string; meaning: string }[];
  /** Pages of the shop, and what each is about. */
  links: readonly { href: string; about: string }[];
  /** The brand, the networks and what is named after them. */
  names: readonly string[];
}

/** A short code in a text: `[[price:ig-followers-1000]]`. */
export const SHORT_CODE = /\[\[([a-z-]+):([^\][|]+)\]\]/g;
/** The target of a Markdown link. */
const LINK_TARGET = /\]\(\s{0,9}<?([^()\s>]{0,300})[^()\n]{0,300}\)/g;

/** The names of the facts, codes and links that a text uses, those that a model says to have used among them. */
export function factsUsed(text: string, sheet: FactSheet): string[] {
  const codes = sheet.codes.flatMap(({ code }) => (text.includes(code) ? [code] : []));
  const links = new Set([...text.matchAll(LINK_TARGET)].map(([, target]) => target));
  const pages = sheet.links.flatMap(({ href }) => (links.has(href) ? [href] : []));
  const figures = figuresIn(withoutCodes(text));
  const facts = sheet.facts.filter((fact) => {
    const own = figuresIn(withoutCodes(fact.text));
    return own.some((figure) => figures.includes(figure));
  });
  return [...facts.map(({ name }) => name), ...codes, ...pages];
}

/** A text without its short codes and without the targets of its links. */
export function withoutCodes(text: string): string {
  return text.replaceAll(SHORT_CODE, '\u00a4').replaceAll(LINK_TARGET, ']');
}

/** A figure, its thousands set apart or not. */
export const FACT_FIGURE = /\p{N}+(?:[.,\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?:[.,]\p{N}+)?/gu;

/** The figures of a text as one writes them in both languages: without marks between thousands. */
export function figuresIn(text: string): string[] {
  const found = text.match(FACT_FIGURE) ?? [];
  return found.map((figure) => figure.replaceAll(/[.,\u00a0\u202f ](?=\p{N}{3}(?!\p{N}))/gu, ''));
}
