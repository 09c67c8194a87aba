import type { Locale } from '#domain/locale.ts';
import type { SettingField, SettingTypos } from '#domain/operator/settings-form.ts';
import type { GeneratedState } from '#domain/shop-settings.ts';
import type { TypedForm } from '#web/operator/typed-form.ts';

export interface SettingsPageProps {
  locale: Locale;
  stored: Record<SettingField, string>;
  isStopped: boolean;
  seen: string;
  /** What holds where nothing is set. */
  usual: {
    hours: string;
    chatNumber: string;
    phone: string;
    articles: GeneratedState;
    legalDay: string;
  };
  /** The day of the legal texts; undefined on a local shop, which sells nothing. */
  legal: { day: string; isFixed: boolean } | undefined;
  typed: TypedForm | undefined;
  problems: SettingTypos;
  isStale: boolean;
  isSaved: boolean;
}
