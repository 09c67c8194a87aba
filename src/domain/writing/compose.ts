import type { Locale } from '#domain/locale.ts';
import { type ComposedArticle, type ReviewText, joinWrittenArticle } from './article-text.ts';
import type { Passage, PassageLibrary, Subject, Template } from './subject.ts';
import { findMostAlike } from './similarity.ts';
import { applyTypography } from './well-set.ts';

/** Chooses, always the same from the same seed. */
interface Dice {
  /** A whole number from 0 on, below `sides`. */
  below(sides: number): number;
  /** One of them. @throws Error where there is none */
  one<T>(of: readonly T[]): T;
  /** All of them in another sequence. */
  shuffled<T>(all: readonly T[]): T[];
}

/** Mulberry32: small, even, and no secret depends on it. */
function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    one(of) {
      const chosen = of[below(of.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    shuffled(all) {
      const drawn = all.map((value) => ({ value, at: next() }));
      return drawn.sort((a, b) => a.at - b.at).map(({ value }) => value);
    },
  };
}

/** What the embedded writer makes an article of. */
export interface ArticleBrief {
  language: Locale;
  subject: Subject;
  /** What `%name%` in a template stands for; `price` is empty where nothing of the kind is sold. */
  slots: Readonly<Record<string, string>>;
  /** What is published, so that it is not told again. */
  published: readonly { shingles: ReadonlySet<string> }[];
  seed: number;
}

/** Drafts of which the one that is least like anything published is taken. */
const DRAFTS = 8;
const OWN_SECTIONS = 3;
const OTHER_SECTIONS = 4;
const MOST_TITLE = 65;
const KEYWORDS = 4;

/** Composes an article; the same brief always makes the same one. */
export function composeArticle(library: PassageLibrary, brief: ArticleBrief): ComposedArticle {
  const dice = diceOf(brief.seed);
  const drafts = Array.from({ length: DRAFTS }, () => draft(library, brief, dice));
  const judged = drafts.map((text) => ({
    text,
    share: findMostAlike(joinWrittenArticle(text), brief.published).share,
  }));
  return judged.reduce((best, one) => (one.share < best.share ? one : best)).text;
}

/** Composes a review: what can be said without having bought anything. */
export function composeReview(
  library: PassageLibrary,
  { language, slots, seed }: Pick<ArticleBrief, 'language' | 'slots' | 'seed'>,
): ReviewText {
  const dice = diceOf(seed);
  const sentences = dice.shuffled(library.reviews).slice(0, 3);
  return {
    text: applyTypography(
      sentences.map((one) => fillTemplate(one, slots, dice)).join(' '),
      language,
    ),
  };
}

function draft(library: PassageLibrary, brief: ArticleBrief, dice: Dice): ComposedArticle {
  const { language, subject } = brief;
  const own = library.topics[subject.topic];
  const about = subject.spoken ?? dice.one(own.subjects);
  const slots = { ...brief.slots, about, About: capital(about) };
  const say = (template: Template) =>
    applyTypography(fillTemplate(template, slots, dice), language);
  return {
    title: titleOf(own.titles.map(say), capital(about), dice),
    excerpt: say(dice.one(own.excerpts)),
    intro: say(dice.one(own.intros)),
    sections: sectionsOf(library, brief, dice).map(({ headings, blocks }) => ({
      heading: say(dice.one(headings)),
      text: blocks.map(say).filter(Boolean).join('\n\n'),
    })),
    keywords: [...new Set([about.toLowerCase(), ...dice.shuffled(own.keywords)])].slice(
      0,
      KEYWORDS,
    ),
  };
}

/** All of the topic, others, what is honest in between, and one to end with. */
function sectionsOf(
  library: PassageLibrary,
  { subject: { topic }, slots }: ArticleBrief,
  dice: Dice,
): Passage[] {
  const fits = ({ isPriced = false }: Passage) => !isPriced || slots['price'] !== '';
  const own = dice.shuffled(library.topics[topic].passages.filter(fits));
  const first = own.slice(0, OWN_SECTIONS);
  const others = dice.shuffled(library.general.filter(fits)).slice(0, OTHER_SECTIONS);
  const middle = dice.shuffled([...others, dice.one(library.honest)]);
  return [...first, ...middle, dice.one(library.closing.filter(fits))];
}

function titleOf(tails: readonly string[], about: string, dice: Dice): string {
  const whole = tails
    .map((tail) => `${about}: ${tail}`)
    .filter(({ length }) => length <= MOST_TITLE);
  return whole.length === 0 ? about : dice.one(whole);
}

/** One choice of each, and what the article is about in the places kept for it. */
function fillTemplate(
  template: Template,
  slots: Readonly<Record<string, string>>,
  dice: Dice,
): string {
  return template
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => dice.one(choices.split('|')))
    .replaceAll(/%(\w+)%/g, (_, name: string) => slots[name] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
