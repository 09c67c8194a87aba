import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Where the scripts find what came of the run that has just ended. */
export const countsFile = new URL('../build/test-counts.json', import.meta.url);
/** Where they find how many seconds each file took when it ran last. */
export const timesFile = new URL('../build/test-times.json', import.meta.url);

/**
 * A reporter for vitest that prints nothing and leaves behind, for each project, how many tests passed
 * and failed and how many seconds it took, how many each of its files took, and what failed.
 */
export default class CountingReporter {
  #spans = {};

  onTestModuleStart(file) {
    this.#span(file).from ??= Date.now();
  }

  onTestModuleEnd(file) {
    this.#span(file).to = Date.now();
  }

  onTestRunEnd(files, errors) {
    const projects = {};
    for (const file of files) {
      const { from = 0, to = 0 } = this.#span(file);
      const seconds = (to - from) / 1000;
      const counts = (projects[file.project.name] ??= {
        passed: 0,
        failed: 0,
        seconds,
        files: {},
        failures: [],
      });
      count(file, counts);
      counts.files[file.relativeModuleId] = secondsOf(file);
    }
    // Unit tests need no build.
    mkdirSync(new URL('.', countsFile), { recursive: true });
    writeFileSync(countsFile, JSON.stringify({ projects, errors: errors.length }));
    const times = Object.values(projects).map((project) => project.files);
    writeFileSync(timesFile, JSON.stringify(Object.assign(readTimes(), ...times)));
  }

  #span(file) {
    return (this.#spans[file.project.name] ??= {});
  }
}

function count(file, counts) {
  const failedBefore = counts.failed;
  for (const test of file.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') counts[state] += 1;
    if (state === 'failed') counts.failures.push(describeFailure(test));
  }
  // A file that could not be run at all has no tests, and yet something failed.
  if (file.state() !== 'failed' || counts.failed > failedBefore) return;
  counts.failed += 1;
  counts.failures.push({ file: file.relativeModuleId, what: firstLine(file.errors()[0]) });
}

function describeFailure(test) {
  const { errors } = test.result();
  return { file: test.module.relativeModuleId, what: `${test.fullName}: ${firstLine(errors[0])}` };
}

function firstLine(error) {
  return String(error?.message ?? 'failed').split('\n')[0];
}

function secondsOf(file) {
  const { collectDuration, duration } = file.diagnostic();
  return (collectDuration + duration) / 1000;
}

/** @returns {Record<string, number>} seconds by file */
export function readTimes() {
  return existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};
}
