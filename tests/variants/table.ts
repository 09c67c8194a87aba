import { variants } from '#tests/faults/variants.ts';
import { listScenarios } from '#tests/faults/scenarios/all.ts';
import { places } from './all.ts';

const { faults, ...own } = places;
const scenarios = listScenarios({ hostileSeconds: 1 });

/** Each broken program with what finds it; docs/testing.md holds it. */
export const variantsTable = [
  '| broken place | what is broken | caught by |',
  '|---|---|---|',
  ...Object.entries(own).flatMap(([place, programs]) =>
    programs.map(({ id, name, caughtBy }) => row(`${place} ${id}`, name, `\`${caughtBy}\``)),
  ),
  ...variants.map(({ id, name, caughtBy }) => row(`faults ${id}`, name, catchOf(id, caughtBy))),
].join('\n');

/** What catches a program that the suite of faults breaks, where `npm test` does; else the long run alone. */
function catchOf(id: string, words: string): string {
  const file = faults.find((program) => program.id === id)?.caughtBy;
  if (file !== undefined) return `\`${file}\``;
  const scenario = scenarios.find(({ name }) => name.includes(words));
  return scenario?.isSentinel ? `the sentinel “${scenario.name}”` : '`npm run test:deep` alone';
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
