import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The shop holds JSX and a folder of articles, which Vite reads and Node does not. */
await runnerImport(fileURLToPath(new URL('operating-pictures.ts', import.meta.url)));
