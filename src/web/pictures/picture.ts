import type { ReactElement } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';

/** What a picture is drawn from. */
export interface PictureFacts {
  locale: Locale;
  brand: string;
  offering: Offering;
}

/** A picture before it is painted. */
export interface Picture {
  drawing: ReactElement;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
}
