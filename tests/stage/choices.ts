/**
 * What is wrong with the choices of a page: the first line of a required one has no value, or HTML knows no line that
 * stands for none; whatever can be chosen has one.
 */
export function faultsOfChoices(html: string): string[] {
  const choices = [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)];
  return choices.flatMap(([, about = '', lines = '']) => {
    const isRequired = /\srequired(?:[\s=]|$)/.test(about);
    const [first = 'none', ...others] = [...lines.matchAll(/<option\b([^>]*)>/g)].map(
      ([, line = '']) => /\svalue="([^"]*)"/.exec(line)?.[1] ?? '',
    );
    const name = /\sname="([^"]*)"/.exec(about)?.[1] ?? '';
    const found = [];
    if (isRequired && first !== '') found.push(`${name}: required, and its first line has a value`);
    if ((isRequired ? others : [first, ...others]).includes(''))
      found.push(`${name}: a choice without a value`);
    return found;
  });
}
