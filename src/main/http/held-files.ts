/** Places for the bodies of files, of which a process holds only some at once. */
export class HeldFiles {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place and answers how it is given back, once however often it is called; undefined where none is free. */
  take(): (() => void) | undefined {
    if (this.#held >= this.#most) return undefined;
    this.#held += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.#held -= 1;
      isHeld = false;
    };
  }
}
