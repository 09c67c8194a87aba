import { describe, expect, it } from 'vitest';
import { MOST_ANSWER_HEAD, MOST_LOCATION } from '#domain/text/input-limits.ts';
import { boundHead, boundLocation } from './bound-head.ts';

function leadingTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

describe('the address that an answer leads to', () => {
  it('is at most a kilobyte, and what would lead further is refused and logged', () => {
    const faults: unknown[] = [];
    const note = (error: unknown) => void faults.push(error);
    const longest = '/'.padEnd(MOST_LOCATION, 'a');
    expect(boundLocation(leadingTo(longest), undefined, note).status).toBe(303);
    expect(faults).toEqual([]);
    const refused = boundLocation(leadingTo(`${longest}a`), undefined, note);
    expect([refused.status, refused.headers.has('Location')]).toEqual([414, false]);
    expect(faults).toHaveLength(1);
  });

  it('is as long as the payment provider wants it on the way to the checkout', () => {
    const origin = 'https://checkout.example';
    const location = `${origin}/pay#${'a'.repeat(1500)}`;
    const fail = (error: unknown) => expect.unreachable(String(error));
    expect(boundLocation(leadingTo(location), origin, fail).status).toBe(303);
    const other = `${origin}.evil.example/${'a'.repeat(1500)}`;
    expect(boundLocation(leadingTo(other), origin, () => {}).status).toBe(414);
  });
});

describe('the head of an answer', () => {
  const sizeOf = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => name !== 'set-cookie')
      .reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

  it('loses what is too long and can be spared, which is logged; cookies stay', () => {
    const faults: unknown[] = [];
    const answer = new Response(null, {
      headers: {
        'Content-Security-Policy': 'a'.repeat(700),
        'X-Long': 'a'.repeat(3000),
        Link: 'a'.repeat(900),
        'X-Short': 'a',
        'Set-Cookie': 'a'.repeat(3900),
      },
    });
    boundHead(answer, (error) => void faults.push(error));
    expect(sizeOf(answer)).toBeLessThan(MOST_ANSWER_HEAD);
    expect([...answer.headers.keys()]).toEqual([
      'content-security-policy',
      'link',
      'set-cookie',
      'x-short',
    ]);
    expect(faults).toHaveLength(1);
  });

  it('stays as it is where it fits', () => {
    const answer = new Response(null, { headers: { Link: 'a'.repeat(3000) } });
    boundHead(answer, (error) => expect.unreachable(String(error)));
    expect(answer.headers.has('Link')).toBe(true);
  });
});
