import type { NoticeField } from '#domain/operator/notice-form.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** What stands in the form of a notice. */
export type TypedNotice = Record<NoticeField, string>;

export function typedNotice(field: PostedFields): TypedNotice {
  return {
    text: field('text'),
    whatCs: field('whatCs'),
    whatEn: field('whatEn'),
    effectiveOn: field('effectiveOn'),
  };
}
