import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { ArticleHead } from '#domain/content/articles/article.ts';
import type { PictureOrigin } from '#domain/content/articles/article-picture.ts';

/** What a picture of an article is made from. */
export type PictureSubject = Pick<ArticleHead, 'id' | 'title' | 'excerpt' | 'topic' | 'cover'>;

/** A picture of an article: PNG of the size that `pictureSize` says. */
export interface Illustration {
  bytes: Uint8Array<ArrayBuffer>;
  origin: PictureOrigin;
}

/** There is no picture now; later there may be: no connection, a time-out, an answer of no use. */
export class ImageGeneratorUnavailable extends PortError {
  override name = 'ImageGeneratorUnavailable';
  readonly problem: PortProblem = 'unavailable';
  /** Whether the model may have drawn all the same, so that the picture counts. */
  readonly mayCost: boolean;

  constructor(message: string, options: ErrorOptions & { mayCost?: boolean } = {}) {
    super(message, options);
    this.mayCost = options.mayCost ?? true;
  }
}

/** The model denies access, or has nothing left to spend: the operator has to correct key or account. */
export class ImageGeneratorDenied extends ImageGeneratorUnavailable {
  override name = 'ImageGeneratorDenied';
  override readonly problem = 'denied';
}

/** Makes pictures of articles. */
export interface ImageGenerator {
  readonly provider: string;
  /** Undefined where no model draws, so that no picture costs anything. */
  readonly model: string | undefined;
  /**
   * Makes a picture of any title, also of none, and of signs that no typeface has. What it answers is a picture
   * of the right form, whatever stood in the title or came from outside.
   * @throws ImageGeneratorUnavailable | ImageGeneratorDenied
   */
  illustrate(subject: PictureSubject): Promise<Illustration>;
}
