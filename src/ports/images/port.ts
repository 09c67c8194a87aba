import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { PictureProblem } from '#domain/content/articles/article-picture.ts';

/** The form of a picture that is made of another. */
export type DevelopedForm =
  /** Exactly this large; what is too much on two sides is cut off. */
  | { format: 'png'; width: number; height: number }
  /** At most this wide, in its own proportions, and never larger than it was. */
  | { format: 'webp'; mostWidth: number };

export type Developed =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }
  | { ok: false; problem: Exclude<PictureProblem, 'missing'> };

/** No picture can be made now; later one may be. */
export class ImageProcessorUnavailable extends PortError {
  override name = 'ImageProcessorUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/** Makes pictures of our own of those that come from outside. */
export interface ImageProcessor {
  readonly provider: string;
  /**
   * Looks at what the bytes are, refuses by its head alone what has too many dots, and makes a new picture of the
   * rest: upright, in the colours of the web, its first frame where it moves, and without anything that came along
   * with it, such as the place where it was taken, or what stands behind its end.
   * @param waits whether it waits for its turn however many are before it: a picture that was paid for
   * @throws ImageProcessorUnavailable
   */
  develop(bytes: Uint8Array, form: DevelopedForm, how?: { waits: boolean }): Promise<Developed>;
}
