import { serve } from '#build/server/index.js';

// Where the script that started us was killed, nobody would be left to stop us.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await serve();
