import {
  MOST_BATCH_KEYWORDS,
  MOST_BATCH_PICTURES,
  MOST_KEYWORD_CHARACTERS,
  REVIEW_COUNT,
} from '#domain/generators/batch.ts';
import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { GeneratorMessages } from '#messages/cs/admin/generators.ts';

const batch: GeneratorMessages['batch'] = {
  title: 'Batch',
  running: (done, all) =>
    `${formatCount('en', done)} of ${formatCount('en', all)} done. You can close this page; the work goes on.`,
  stopped: (left) =>
    `Stopped. ${formatCount('en', left)} ${plural('en', left, { one: 'is', other: 'are' })} left.`,
  done: (good, bad) =>
    `Done: ${formatCount('en', good)} succeeded, ${formatCount('en', bad)} failed`,
  error: (message) => `Error: ${message}`,
  stated: (problem, words) => `${problem} (details: ${words})`,
  by: (person, moment) => `${person}, ${moment}`,
  spent: 'The cost limit of the batch is used up. Enter what is left as a new batch.',
  stop: 'Stop',
  resume: 'Continue',
  reload: 'Reload',
  open: 'Open',
  items: 'Items of the batch',
  faults: 'Issues with the text',
  fault: (kind, found) => `${kind}: ${found}`,
  faultKinds: {
    number: 'a figure that is not in the fact sheet',
    name: 'a name that is not in the fact sheet',
    date: 'a date that is not in the fact sheet',
    link: 'a link that is not in the fact sheet',
    code: 'unknown short code',
    phrase: 'filler or a promise',
    markup: 'unsuitable markup',
    length: 'length of the text',
    similar: 'resembles a published text',
    pretence: 'claims what nobody experienced',
    keyword: 'the article does not speak of the keyword',
    language: 'another language',
  },
  problems: {
    'writer-away': 'the service that writes texts does not answer',
    'writer-denied':
      'the service that writes texts refuses the key or the account; whoever keeps the settings has to mend it',
    'writer-unusable': 'the service returned a text that cannot be used',
    'writer-day-limit': 'the daily limit of texts or costs is used up',
    'painter-day-limit': 'the daily limit of pictures is used up',
    'painter-away': 'the service that draws pictures does not answer',
    'painter-denied':
      'the service that draws pictures refuses the key or the account; whoever keeps the settings has to mend it',
    'storage-away': 'the storage of pictures does not answer',
    'id-invalid': 'no article can have such an address',
    'article-unknown': 'the article is no longer there',
    'article-refused': 'the text cannot be stored as an article',
    failed: 'a fault of the program; its log has the details',
  },
  states: { pending: 'waiting', running: 'in progress', success: 'success', error: 'error' },
};

export const generators: GeneratorMessages = {
  back: 'Overview',
  articles: {
    title: 'Article generator',
    lead: 'Writes one article for each keyword. There is a pause between articles, so you can close this page and come back.',
    keywords: 'Keywords',
    keywordsHint: (most) =>
      `One per line, ${formatCount('en', most)} at most, each of up to ${MOST_KEYWORD_CHARACTERS} characters.`,
    language: 'Language of the articles',
    begin: 'Write the articles',
    saved: {
      published: 'Articles without issues are published at once.',
      draft: 'Articles are saved as drafts; a person publishes them.',
    },
  },
  pictures: {
    title: 'Image generator',
    lead: 'Articles of both languages and their pictures in the storage. Without one the site shows a drawn cover.',
    present: 'present',
    missing: 'missing',
    away: 'The storage of pictures does not answer, so we do not know which pictures are there.',
    counts: (present, missing) =>
      `${formatCount('en', present)} with a picture, ${formatCount('en', missing)} without`,
    chosen: 'Generate selected images',
    all: (count) => `Generate missing images (${formatCount('en', count)})`,
    article: 'Article',
    language: 'Language',
    picture: 'Picture',
    previewOf: (title) => `Picture of the article ${title}`,
    choose: (title) => `Choose the article ${title}`,
    problems: {
      'pictures-missing': 'Choose at least one article',
      'pictures-many': `${MOST_BATCH_PICTURES} pictures at most at a time`,
    },
    older: 'Older articles',
    newer: 'Newer articles',
    builtIn: 'Articles that the shop comes with',
    stored: 'Articles of the database',
  },
  reviews: {
    title: 'Review generator',
    lead: 'Writes as many Czech reviews as you enter, and as many English ones. On the site they always say that a program wrote them, and they never pass for a verified purchase.',
    hidden: 'Generated reviews do not show on the site until you switch them on among the reviews.',
    toSwitches: 'Which reviews show',
    service: 'Service',
    chooseService: 'Choose a service',
    services: {
      'instagram-followers': 'Instagram followers',
      'instagram-likes': 'Instagram likes',
      'tiktok-followers': 'TikTok followers',
      'facebook-followers': 'Facebook followers',
      'youtube-followers': 'YouTube followers',
      'instagram-story-views': 'Instagram story views',
    },
    notSold: 'not sold',
    count: 'Count',
    countHint: `${REVIEW_COUNT.least} to ${REVIEW_COUNT.most}`,
    begin: 'Write the reviews',
    problems: {
      'service-missing': 'Choose a service',
      'count-wrong': `${REVIEW_COUNT.least} to ${REVIEW_COUNT.most}`,
    },
    saved: {
      published: 'Reviews without issues are published at once.',
      draft: 'Reviews will wait for approval.',
    },
  },
  languages: { cs: 'Czech', en: 'English' },
  keywordsProblems: {
    'keywords-missing': () => 'Enter at least one keyword',
    'keywords-many': () => `${MOST_BATCH_KEYWORDS} keywords at most at a time`,
    'keyword-long': (line) =>
      `Line ${line} is too long: a keyword may have ${MOST_KEYWORD_CHARACTERS} characters at most`,
    'keyword-no-words': (line) =>
      `Line ${line} is not a keyword: use words only, no addresses or code`,
  },
  textsMany: (most) =>
    `${formatCount('en', most)} ${plural('en', most, { one: 'text', other: 'texts' })} at most at a time`,
  busy: 'Another batch is running. Wait until it ends, or stop it.',
  batch,
  former: {
    title: 'Earlier batches',
    none: 'None yet.',
    when: 'When and who',
    state: 'Status',
    outcome: 'Outcome',
    states: { running: 'running', stopped: 'stopped', done: 'done' },
    counted: (good, bad, left) =>
      [
        `${formatCount('en', good)} succeeded`,
        `${formatCount('en', bad)} failed`,
        ...(left > 0 ? [`${formatCount('en', left)} waiting`] : []),
      ].join(', '),
  },
};
