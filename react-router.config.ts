import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // What a browser says that hides where it comes from; the guard has judged it before (main/http/guards/guard.ts).
  allowedActionOrigins: ['null'],
} satisfies Config;
