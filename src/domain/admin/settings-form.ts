import {
  type BusinessHours,
  clockTime,
  dayNames,
  readBusinessHours,
  writeBusinessHours,
} from '#domain/shop/answer-time.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type Field, field, optional, when } from '#domain/forms/field.ts';
import { choiceOrNone, count, day, lines, text, tick } from '#domain/forms/fields.ts';
import { type ProblemIn, defineForm } from '#domain/forms/form.ts';
import { type StoredSettings, readChatNumber, readShopPhone } from '#domain/shop/shop-settings.ts';

/** Most characters of the sentence about stopped orders, and of an author's name. */
const MOST_SENTENCE = 300;
const MOST_AUTHOR = 60;
/** Most hours that an answer may take. */
export const MOST_ANSWER_HOURS = 72;

/** What one form says of the settings; an empty field takes back what was set. */
type SettingsValues = Partial<StoredSettings>;

const RESUME = 'resume';
// Orders are taken again whatever the sentence has become.
const sentence = when(
  ({ intent }) => intent !== RESUME,
  lines({ most: MOST_SENTENCE, long: 'too-long', missing: 'sentence-missing', clean: cleanText }),
);

const orders = defineForm({
  fields: { intent: choiceOrNone([RESUME]), stopCs: sentence, stopEn: sentence },
  join: ({ intent, ...sentences }): SettingsValues =>
    intent === RESUME ? { isStopped: false } : { isStopped: true, ...sentences },
  split: ({ stopCs = null, stopEn = null }: SettingsValues) => ({ intent: null, stopCs, stopEn }),
});

const time: Field<string | null, 'hours-wrong'> = {
  ...optional(text({ most: 5, long: 'hours-wrong' })),
  control: 'time',
};

const contact = defineForm({
  fields: {
    dayFrom: choiceOrNone(dayNames),
    dayTo: choiceOrNone(dayNames),
    timeFrom: time,
    timeTo: time,
    answerHours: optional(count({ most: MOST_ANSWER_HOURS, wrong: 'answer-wrong' })),
    chatNumber: optional(number(readChatNumber, 'chat-wrong')),
    phone: optional(number(readShopPhone, 'phone-wrong')),
  },
  check: (read) => ({ timeTo: hoursIn(read) === undefined ? 'hours-wrong' : undefined }),
  problems: ['hours-wrong'],
  join: ({ dayFrom, dayTo, timeFrom, timeTo, ...rest }) => {
    const hours = hoursIn({ dayFrom, dayTo, timeFrom, timeTo });
    return { businessHours: hours ? writeBusinessHours(hours) : null, ...rest };
  },
  split: ({ businessHours, ...rest }) => ({
    ...rest,
    ...fieldsOfHours(readBusinessHours(businessHours ?? '')),
  }),
});

function number<const Problem extends string>(
  read: (input: string) => string | undefined,
  wrong: Problem,
) {
  return field({
    control: 'line',
    read: (input) => read(cleanText(input)),
    show: (value) => value,
    wrong,
  });
}

type HourFields = Partial<Record<'dayFrom' | 'dayTo' | 'timeFrom' | 'timeTo', string | null>>;

/** Either all four fields say something, or none; undefined where the hours make no sense. */
function hoursIn({ dayFrom, dayTo, timeFrom, timeTo }: HourFields) {
  if ([dayFrom, dayTo, timeFrom, timeTo].every((one) => one === null)) return null;
  // A day ends at midnight, which fields for a time know only as the beginning of one.
  const until = timeTo === '00:00' ? '24:00' : timeTo;
  return readBusinessHours(`${dayFrom}-${dayTo} ${timeFrom}-${until}`);
}

function fieldsOfHours(hours: BusinessHours | undefined) {
  if (!hours) return { dayFrom: null, dayTo: null, timeFrom: null, timeTo: null };
  const { days, minutes } = hours;
  return {
    dayFrom: dayNames[days.from - 1] ?? null,
    dayTo: dayNames[days.to - 1] ?? null,
    timeFrom: clockTime(minutes.from),
    timeTo: clockTime(minutes.to % (24 * 60)),
  };
}

const legal = defineForm({
  fields: { legalDay: optional(day('day-wrong')) },
  /** An order was made under the texts of that day. */
  problems: ['day-fixed'],
});

const states = ['published', 'draft'] as const;
const generators = defineForm({
  fields: {
    generatedAuthor: optional(text({ most: MOST_AUTHOR, long: 'too-long' })),
    generatedArticles: choiceOrNone(states),
    generatedReviews: choiceOrNone(states),
    publishUnread: tick(),
  },
});

/** The forms of the settings (rules 85). */
export const settingsForms = { orders, contact, legal, generators };
export type SettingsPart = keyof typeof settingsForms;
export type SettingProblem = ProblemIn<(typeof settingsForms)[SettingsPart]>;
