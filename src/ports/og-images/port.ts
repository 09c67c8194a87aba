import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { ReactElement } from 'react';

/** How large a picture is, in pixels, and in which form it is wanted. */
export interface PictureForm {
  width: number;
  height: number;
  format: 'png' | 'webp';
}

/** The picture cannot be painted now; later it may be. */
export class OgImagesUnavailable extends PortError {
  override name = 'OgImagesUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/** Makes pictures of drawings. */
export interface OgImages {
  readonly provider: string;
  /**
   * Paints a drawing: elements of HTML and SVG that have their whole style with them. Nothing is fetched for
   * it. Text stands in HTML elements alone, in a typeface of the shop; a character that the typeface lacks
   * is replaced or left out, and never spoils the picture.
   * @throws OgImagesUnavailable
   */
  paint(drawing: ReactElement, form: PictureForm): Promise<Uint8Array<ArrayBuffer>>;
}
