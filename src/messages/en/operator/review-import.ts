import { ratings } from '#domain/reviews/review.ts';
import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { NeededColumn } from '#domain/reviews/import-columns.ts';
import {
  IMPORT_CELLS,
  IMPORT_MEGABYTES,
  IMPORT_ROWS,
  SOURCE_MOST,
} from '#domain/reviews/import.ts';
import type { ReviewImportMessages } from '#messages/cs/operator/review-import.ts';

const counted = (count: number) =>
  `${formatCount('en', count)}\u00a0${plural('en', count, { one: 'review', other: 'reviews' })}`;

const columns: Record<NeededColumn, string> = {
  name: 'name',
  rating: 'rating',
  text: 'text',
  date: 'date',
};

export const reviewImport: ReviewImportMessages = {
  title: 'Import reviews from a file',
  back: 'All reviews',
  lead: 'Reviews that people wrote about you elsewhere. On the site each says that it is imported, and from where; none is called a verified purchase, and none is part of a count or an average.',
  format: `A CSV file of up to ${IMPORT_MEGABYTES}\u00a0MB in UTF\u20118 or Windows\u20111250, its columns separated by commas, semicolons or tabs. The first row names them: name, rating, text, date, and where you have them service (or platform) and language.`,
  fields: {
    source: 'Where the reviews are from',
    sourceHint: 'Heureka or Google, for example. Every review shows it.',
    sourceUrl: 'Link to the source',
    optional: 'optional',
    exportedOn: 'Day on which you exported them there',
    file: 'File',
    language: 'Language of rows that name none',
    platform: 'Platform of rows that name none',
    noPlatform: 'Every row has to name it',
  },
  languages: { cs: 'Czech', en: 'English' },
  read: 'Read the file',
  readHint: 'Nothing becomes a review yet; first you see what they will look like.',
  problems: {
    'source-missing': 'Say where the reviews are from.',
    'source-long': `Please shorten the name of the source to ${SOURCE_MOST} characters.`,
    'source-url-wrong': 'This is not a web address. It must begin with https://.',
    'exported-missing': 'Enter the day on which you exported the reviews.',
    'exported-future': 'This day is still to come.',
    'file-missing': 'Choose a file.',
    'file-large': `The file is larger than ${IMPORT_MEGABYTES}\u00a0MB. Please split it.`,
    'file-empty': 'There is nothing in the file.',
    'file-no-text': 'This is not a text file. Save the sheet as CSV.',
    'file-encoding':
      'We cannot read the encoding of the file. Please save it as CSV in UTF\u20118.',
    'file-broken': 'The file is damaged: a quotation mark is opened somewhere and never closed.',
    'file-columns': 'The first row lacks the names of the columns.',
    'file-rows': `The file has more than ${formatCount('en', IMPORT_ROWS)} rows. Please split it.`,
    'file-cells': `A row has more than ${IMPORT_CELLS} columns. Please check that it is a table of reviews.`,
    'file-heavy':
      'The file could not be read: it would take too much time or memory. Please split it.',
    'file-waits': 'Another file is being read at the moment. Please try again shortly.',
  },
  missing: (names) =>
    `The file lacks the ${names.length === 1 ? 'column' : 'columns'} ${names.map((name) => `“${columns[name]}”`).join(', ')}.`,
  atRow: (row) => `It is about row ${row}.`,
  chooseAgain: 'Please choose the file again.',
  list: {
    title: 'Earlier imports',
    caption: 'Imports, newest first',
    source: 'Source',
    day: 'When and who',
    state: 'Status',
    stored: 'Reviews',
    none: 'Nothing has been imported yet.',
  },
  states: {
    reading: 'being read',
    ready: 'waits for confirmation',
    running: 'under way',
    done: 'imported',
    withdrawing: 'being withdrawn',
    withdrawn: 'withdrawn',
  },
  one: {
    title: (source) => `Import: ${source}`,
    back: 'Imports of reviews',
    file: 'File',
    source: 'Source',
    exportedOn: 'Exported there on',
    by: 'Imported by',
    reload: 'Reload',
    reading: 'The file is still being read.',
    good: (count) => `${counted(count)} can be imported.`,
    doubles: (count) =>
      `Repeated or imported before: ${formatCount('en', count)}. They are left out.`,
    faults: (count) => `Rows at fault: ${formatCount('en', count)}. They are left out.`,
    preview: 'The first reviews, as they will stand',
    previewColumns: {
      row: 'Row',
      review: 'Review',
      rating: 'Rating',
      service: 'Service',
      language: 'Language',
      day: 'Written',
    },
    faultsTitle: 'Rows left out',
    faultsFirst: (count) => `The first ${formatCount('en', count)}.`,
    fault: (row, words) => `Row ${row}: ${words}`,
    choose: 'What to do with them',
    wait: 'Let them wait, we decide about each',
    publish: 'Publish them at once',
    begin: (count) => `Import ${counted(count)}`,
    discard: 'Discard the file',
    running: (stored, rows) => `${stored} of ${rows} imported.`,
    done: (count) => `Done. ${counted(count)} imported.`,
    withdrawing: 'The imported reviews are being withdrawn.',
    withdrawn: 'The import is withdrawn; no review of it is left.',
    withdrawTitle: 'Withdraw the whole import',
    withdrawSure:
      'Deletes every review that came with it, replies included. This cannot be undone.',
    withdraw: 'Yes, withdraw all of them',
    toReviews: 'Show the reviews',
    problems: {
      unknown: 'This import is no longer here, or its file is still being read.',
      'import-empty': 'There is nothing to import.',
      'import-begun': 'The import has begun; you can withdraw it.',
      'choice-missing': 'Choose what is to become of the reviews.',
    },
  },
  faults: {
    'name-missing': 'the name is missing',
    'name-long': 'the name is too long',
    'rating-wrong': `the rating is no whole number from ${ratings[0]} to ${ratings.length}`,
    'text-missing': 'the text is missing',
    'text-long': 'the text is too long',
    'date-wrong': 'the date cannot be read; write year-month-day, or day. month. year',
    'date-future': 'the date is still to come',
    'service-unknown': 'the service names no platform, and none was chosen for the whole file',
    'service-long': 'the service is too long',
    'language-unknown': 'the language is neither Czech nor English',
    double: 'it is there twice, or was imported before',
  },
};
