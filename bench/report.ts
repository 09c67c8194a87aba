const missed: string[] = [];

/** Prints a promise with what was measured, and keeps in mind whether it was kept. */
export function report(name: string, value: string, isMet: boolean): void {
  say(isMet ? 'met' : 'MISSED', `${name}: ${value}`);
  if (!isMet) missed.push(name);
}

/** Prints a figure without a promise. */
export function note(name: string, value: string): void {
  say('', `${name}: ${value}`);
}

/** Prints why a promise could not be checked here. */
export function skip(name: string, reason: string): void {
  say('skipped', `${name}: ${reason}`);
}

export function hasMissed(): boolean {
  return missed.length > 0;
}

function say(verdict: string, text: string): void {
  process.stdout.write(`${verdict.padEnd(8)}${text}\n`);
}
