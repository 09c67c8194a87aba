import { globSync, readFileSync } from 'node:fs';

export interface SourcePattern {
  /** Where it stands. */
  place: string;
  pattern: RegExp;
}

/** A literal where a value can stand: not in a comment, and no division. */
const LITERAL =
  /(?<=[(,=:&|!?[{;]\s*|return\s+)\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=[\s.,;)\]}:?])/g;

/** Every pattern that the program is written with. */
export function sourcePatterns(): SourcePattern[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => patternsIn(line, `${file}:${index + 1}`)),
    );
}

function patternsIn(line: string, place: string): SourcePattern[] {
  if (/^\s*(?:\*|\/\/)/.test(line)) return [];
  return [...line.matchAll(LITERAL)].flatMap(([, source = '', flags = '']) => {
    try {
      return [{ place, pattern: new RegExp(source, flags) }];
    } catch {
      return [];
    }
  });
}
