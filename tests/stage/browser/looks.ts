import type { PerLocale } from '#domain/locale.ts';

/** How the screens of an edition are looked at. */
export interface Looks {
  /**
   * Of windows, from the one in which a screen is opened to the last. Each is a change of the same window, in which
   * nothing is loaded anew.
   */
  widths: readonly number[];
  /** In which it is opened. */
  scheme: 'light' | 'dark';
  /** Whether its HTML and all that axe knows is asked of it, beside its width and, in English, its words. */
  isWhole: boolean;
  /** Where it is looked at in the dark as well: everywhere, where a screen has parts that none before it had, nowhere. */
  inDark: 'everywhere' | 'new parts' | 'nowhere';
  /** Whether the further windows are low, and asked for their width alone. */
  isRough: boolean;
  /** Whether what is pressed before an order is looked at in every way, and not in half of them. */
  isOrderWhole: boolean;
}

/** Once, for every change: the second edition differs in its words and in their length, which is felt where it is narrow. */
export const oneLook: PerLocale<Looks> = {
  cs: {
    widths: [390, 320, 1440],
    scheme: 'light',
    isWhole: true,
    inDark: 'new parts',
    isRough: true,
    isOrderWhole: false,
  },
  en: {
    widths: [320],
    scheme: 'light',
    isWhole: false,
    inDark: 'nowhere',
    isRough: true,
    isOrderWhole: false,
  },
};

/** In every way: over both editions every two of edition, scheme and outer width meet. */
export const everyLook: PerLocale<Looks> = {
  cs: {
    widths: [390, 320, 768, 2560, 1440],
    scheme: 'light',
    isWhole: true,
    inDark: 'everywhere',
    isRough: false,
    isOrderWhole: true,
  },
  en: {
    widths: [1440, 2560, 768, 320, 390],
    scheme: 'light',
    isWhole: true,
    inDark: 'everywhere',
    isRough: false,
    isOrderWhole: true,
  },
};

/** The section has two operators and twice as many screens: each edition is looked at in one scheme. */
export const everyLookInside: PerLocale<Looks> = {
  cs: {
    widths: [390, 320, 768, 1440, 2560],
    scheme: 'light',
    isWhole: true,
    inDark: 'everywhere',
    isRough: false,
    isOrderWhole: false,
  },
  en: {
    widths: [1440, 2560, 768, 320, 390],
    scheme: 'dark',
    isWhole: true,
    inDark: 'nowhere',
    isRough: false,
    isOrderWhole: false,
  },
};
