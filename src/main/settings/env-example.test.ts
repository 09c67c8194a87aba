import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schema } from './setting-schema.ts';
import { type Settings, readSettings } from './settings.ts';

function read(env: Record<string, string>): Settings {
  const answer = readSettings(env);
  if (!answer.ok) throw new Error(answer.faults.join('\n'));
  return answer.settings;
}

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const shown = [...example.matchAll(/^#([A-Z\d_]+)=(.*)$/gm)];

  it('names the settings that exist, in their order', () => {
    expect(shown.map(([, name]) => name)).toEqual(Object.keys(schema.shape));
  });

  it('shows the real defaults', () => {
    const env = Object.fromEntries(shown.map(([, name = '', value = '']) => [name, value]));
    const demoIdentity: string[] = [];
    expect({ ...read(env), demoIdentity }).toEqual({ ...read({}), demoIdentity });
  });

  it('explains each setting in the line above it', () => {
    expect(example.match(/^# .*\n#[A-Z\d_]+=/gm)).toHaveLength(shown.length);
  });
});
