// Imported by its URL and not by a specifier, because it exists only after the build.
const { serve } = await import(new URL('../build/server/index.js', import.meta.url).href);
await serve();
