import { readdirSync } from 'node:fs';

/**
 * The address of a built file whose name carries its hash, by the name that it has in the source:
 * /assets/icons-DGeUQovv.svg for icons.svg.
 */
export function builtFile(name: string): string {
  const [stem = '', end = ''] = name.split('.');
  const hashed = new RegExp(`^${stem}-[\\w-]{8}\\.${end}$`);
  const file = readdirSync('build/client/assets').find((built) => hashed.test(built));
  if (file === undefined) throw new Error(`There is no ${name} among the built files.`);
  return `/assets/${file}`;
}
