/** Milliseconds for which somebody waits for a place before being asked to come again. */
const PATIENCE_MS = 3000;

/** Gives a place back, once however often it is called. */
type Release = () => void;

/**
 * Places for the bodies of files, of which a process holds only some at once. Whoever waits for one has sent
 * nothing of a file that the program has read.
 */
export class HeldFiles {
  readonly #most: number;
  #held = 0;
  /** Who waits, in the sequence in which they came. */
  readonly #waiting: ((release: Release) => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place as soon as one is free; undefined where none has become free for a while. */
  async take(): Promise<Release | undefined> {
    if (this.#held < this.#most) {
      this.#held += 1;
      return this.#release();
    }
    const { promise, resolve } = Promise.withResolvers<Release | undefined>();
    this.#waiting.push(resolve);
    const late = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      resolve(undefined);
    }, PATIENCE_MS);
    const release = await promise;
    clearTimeout(late);
    return release;
  }

  #release(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#waiting.shift();
      if (next) next(this.#release());
      else this.#held -= 1;
    };
  }
}
