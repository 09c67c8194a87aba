// Named by its address and not by a name, for it is there only once the shop has been built.
const { serve } = await import(new URL('../build/server/index.js', import.meta.url).href);
await serve();
