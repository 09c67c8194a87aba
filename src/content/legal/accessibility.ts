import type { PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { AccessibilityText } from './accessibility-text.ts';
import { accessibility as accessibilityCs } from './accessibility.cs.ts';
import { accessibility as accessibilityEn } from './accessibility.en.ts';

/** The accessibility statement of both editions, for the server, which chooses. */
export const accessibility: PerLocale<(shop: Shop) => AccessibilityText> = { cs: accessibilityCs, en: accessibilityEn };
