type Close = () => Promise<unknown>;

const closers: Close[] = [];
let ending: Promise<void> | undefined;

/**
 * Has something closed at the end of the run at the latest, whatever ends it: a failure or Ctrl-C.
 * @returns closes it earlier; once, however often it is called
 */
export function closeAtEnd(close: Close): () => Promise<void> {
  if (ending) throw new Error('The run is ending.');
  let closing: Promise<unknown> | undefined;
  const once = async () => {
    closing ??= close();
    await closing;
  };
  closers.push(once);
  return once;
}

/** Closes everything that is still open, the last opened first; nothing can be opened any more. */
export function closeEverything(): Promise<void> {
  ending ??= closeAll();
  return ending;
}

export function isEnding(): boolean {
  return ending !== undefined;
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close().catch(() => {});
}
