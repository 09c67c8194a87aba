/**
 * What a program that a test starts has of the environment of the tests, whose settings are none of its: where
 * programs are found, and what Node has compiled of them before (vitest.config.ts).
 */
export function childEnv(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
