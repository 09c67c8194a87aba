import { ARTICLE_FORM_KILOBYTES, FORM_KILOBYTES } from '#domain/text/input-limits.ts';
import { type Form, costlyForms, emptyParts } from '#tests/hostile/forms.ts';
import { type Sender, type Trial, postForm } from '#tests/bounds/trial.ts';

const SHORT = FORM_KILOBYTES * 1024;
const LONG = (ARTICLE_FORM_KILOBYTES - 1) * 1024;

/** Pages that everybody may post to. */
const publicPages = [
  '/zprava',
  '/objednavka',
  '/objednavka?step=details',
  '/odstoupeni',
  '/odkaz-na-objednavku',
  '/ad/sign-in',
] as const;
/** Pages whose forms may be long, and one that takes a file. */
const longPages = ['/ad/articles/new', '/ad/articles/cs/jiny'] as const;
const otherPages = ['/ad/codes/new', '/ad/articles/cs/jiny', '/ad/reviews/import'] as const;

/** Made once for all senders. */
function once(make: () => Form): () => Form {
  let form: Form | undefined;
  return () => (form ??= make());
}

function toAll(
  paths: readonly string[],
  form: () => Form,
  cookieOf: (sender: Sender) => string | undefined = () => undefined,
): NonNullable<Trial['requests']> {
  return (sender) => {
    const cookie = cookieOf(sender);
    return paths.map((path) =>
      postForm(path, form(), sender, cookie === undefined ? {} : { cookie }),
    );
  };
}

const byEditor = ({ cookie }: Sender) => cookie;

const shapes = {
  'many fields': ['fields without a value', 'fields of one name'],
  'deep brackets': ['names of deep brackets'],
  'long names and values': ['one long name', 'one long value'],
  escapes: ['escapes', 'escaped line breaks', 'letters of many bytes'],
} as const satisfies Record<string, readonly (keyof typeof costlyForms)[]>;

const ofEachShape = Object.entries(shapes).flatMap(([name, kinds]): Trial[] => {
  const made = kinds.map((kind) => ({
    short: once(() => costlyForms[kind](SHORT - 1024)),
    long: once(() => costlyForms[kind](LONG)),
  }));
  return [
    {
      name: `forms: ${name}, by strangers`,
      requests: (sender) =>
        made.flatMap(({ short, long }) => [
          ...toAll(longPages, long)(sender),
          ...toAll([...publicPages, ...otherPages], short)(sender),
        ]),
    },
    {
      name: `forms: ${name}, by editors`,
      senders: [6],
      requests: (sender) =>
        made.flatMap(({ short, long }) => [
          ...toAll(longPages, long, byEditor)(sender),
          ...toAll(otherPages, short, byEditor)(sender),
        ]),
    },
  ];
});

const parts = once(() => emptyParts(110_000));
const fewParts = once(() => emptyParts(900));

export const forms: readonly Trial[] = [
  ...ofEachShape,
  {
    name: 'forms: 110,000 parts, by strangers',
    requests: toAll(['/ad/reviews/import', '/zprava', '/ad/articles/pictures'], parts),
  },
  {
    name: 'forms: 110,000 parts, by editors',
    senders: [1, 6],
    requests: toAll(['/ad/reviews/import', '/ad/articles/pictures'], parts, byEditor),
  },
  {
    name: 'forms: 900 parts to pages that take none',
    requests: toAll([...publicPages, ...longPages], fewParts, byEditor),
  },
];
