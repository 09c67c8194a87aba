import { readBusinessHours } from '#domain/answer-time.ts';
import { readDay } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import { readChatNumber, readShopPhone } from '#domain/shop-numbers.ts';
import type { GeneratedState, StoredSettings } from '#domain/shop-settings.ts';

/** The forms of the settings, each with its fields (rules 85). */
export const settingFields = {
  orders: ['stopCs', 'stopEn'],
  contact: ['dayFrom', 'dayTo', 'timeFrom', 'timeTo', 'answerHours', 'chatNumber', 'phone'],
  legal: ['legalDay'],
  generators: ['generatedAuthor', 'generatedArticles', 'generatedReviews', 'publishUnread'],
} as const;
export type SettingsPart = keyof typeof settingFields;
export type SettingField = (typeof settingFields)[SettingsPart][number];

/** What is typed; a field that is not there is empty. */
export type TypedSettings = (field: SettingField) => string;

export type SettingTypo =
  | 'sentence-missing'
  | 'too-long'
  | 'hours-wrong'
  | 'answer-wrong'
  | 'chat-wrong'
  | 'phone-wrong'
  | 'day-wrong'
  /** An order was made under the texts of that day. */
  | 'day-fixed';
export type SettingTypos = Partial<Record<SettingField, SettingTypo>>;

/** Names of the days as business hours are written, Monday first. */
export const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Most characters of the sentence about stopped orders, and of an author's name. */
export const MOST_SENTENCE = 300;
export const MOST_AUTHOR = 60;
/** Most hours that an answer may take. */
export const MOST_ANSWER_HOURS = 72;

export type ReadSettings =
  | { ok: true; wished: Partial<StoredSettings> }
  | { ok: false; problems: SettingTypos };

/**
 * Reads one form of the settings; an empty field takes back what was set (rules 85).
 * @param stops whether orders are to be stopped, of the form about them
 */
export function readSettings(
  part: SettingsPart,
  typed: TypedSettings,
  stops: boolean,
): ReadSettings {
  switch (part) {
    case 'orders':
      return readStop(typed, stops);
    case 'contact':
      return readContact(typed);
    case 'legal':
      return readLegalDay(typed);
    case 'generators':
      return readGenerators(typed);
  }
}

function readStop(typed: TypedSettings, isStopped: boolean): ReadSettings {
  // Orders are taken again whatever the sentence has become.
  if (!isStopped) return { ok: true, wished: { isStopped } };
  const problems: SettingTypos = {};
  for (const field of settingFields.orders) {
    const sentence = cleanText(typed(field));
    if (sentence === '') problems[field] = 'sentence-missing';
    if (sentence.length > MOST_SENTENCE) problems[field] = 'too-long';
  }
  const [stopCs, stopEn] = [cleanText(typed('stopCs')), cleanText(typed('stopEn'))];
  return answered({ isStopped, stopCs, stopEn }, problems);
}

function readContact(typed: TypedSettings): ReadSettings {
  const problems: SettingTypos = {};
  const hours = hoursIn(typed);
  if (hours === undefined) problems.timeTo = 'hours-wrong';
  const answer = cleanText(typed('answerHours'));
  const answerHours = answer === '' ? null : Number(answer);
  if (answerHours !== null && !(/^\d{1,2}$/.test(answer) && isWithin(answerHours))) {
    problems.answerHours = 'answer-wrong';
  }
  const chat = cleanText(typed('chatNumber'));
  const chatNumber = chat === '' ? null : readChatNumber(chat);
  if (chatNumber === undefined) problems.chatNumber = 'chat-wrong';
  const call = cleanText(typed('phone'));
  const phone = call === '' ? null : readShopPhone(call);
  if (phone === undefined) problems.phone = 'phone-wrong';
  return answered(
    {
      businessHours: hours ?? null,
      answerHours,
      chatNumber: chatNumber ?? null,
      phone: phone ?? null,
    },
    problems,
  );
}

/** Either all four fields say something, or none; undefined where the hours make no sense. */
function hoursIn(typed: TypedSettings): string | null | undefined {
  const [dayFrom, dayTo] = [typed('dayFrom'), typed('dayTo')];
  const [timeFrom, timeTo] = [typed('timeFrom').trim(), typed('timeTo').trim()];
  if ([dayFrom, dayTo, timeFrom, timeTo].every((one) => one === '')) return null;
  // A day ends at midnight, which fields for a time know only as the beginning of one.
  const until = timeTo === '00:00' ? '24:00' : timeTo;
  const hours = `${dayFrom}-${dayTo} ${timeFrom}-${until}`;
  return readBusinessHours(hours) ? hours : undefined;
}

function isWithin(hours: number): boolean {
  return hours >= 1 && hours <= MOST_ANSWER_HOURS;
}

function readLegalDay(typed: TypedSettings): ReadSettings {
  const day = cleanText(typed('legalDay'));
  const legalDay = day === '' ? null : readDay(day);
  if (legalDay === undefined) return { ok: false, problems: { legalDay: 'day-wrong' } };
  return { ok: true, wished: { legalDay } };
}

function readGenerators(typed: TypedSettings): ReadSettings {
  const author = cleanText(typed('generatedAuthor'));
  const problems: SettingTypos = author.length > MOST_AUTHOR ? { generatedAuthor: 'too-long' } : {};
  return answered(
    {
      generatedAuthor: author === '' ? null : author,
      generatedArticles: stateIn(typed('generatedArticles')),
      generatedReviews: stateIn(typed('generatedReviews')),
      publishUnread: typed('publishUnread') === 'yes',
    },
    problems,
  );
}

function stateIn(typed: string): GeneratedState | null {
  return typed === 'published' || typed === 'draft' ? typed : null;
}

function answered(wished: Partial<StoredSettings>, problems: SettingTypos): ReadSettings {
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, wished };
}

/** What is stored as the forms show it. */
export function typedSettings(stored: StoredSettings): Record<SettingField, string> {
  const found = /^(\w+)-(\w+) ([\d:]+)-([\d:]+)$/.exec(stored.businessHours ?? '');
  const [, dayFrom = '', dayTo = '', timeFrom = '', timeTo = ''] = found ?? [];
  return {
    stopCs: stored.stopCs ?? '',
    stopEn: stored.stopEn ?? '',
    dayFrom,
    dayTo,
    timeFrom,
    timeTo: timeTo === '24:00' ? '00:00' : timeTo,
    answerHours: String(stored.answerHours ?? ''),
    chatNumber: stored.chatNumber ?? '',
    phone: stored.phone ?? '',
    legalDay: stored.legalDay ?? '',
    generatedAuthor: stored.generatedAuthor ?? '',
    generatedArticles: stored.generatedArticles ?? '',
    generatedReviews: stored.generatedReviews ?? '',
    publishUnread: stored.publishUnread ? 'yes' : '',
  };
}
