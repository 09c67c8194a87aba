import { describe, expect, it } from 'vitest';
import { beforeOrder as cs } from './cs/before-order.ts';
import { beforeOrder as en } from './en/before-order.ts';

describe('the warning before an order', () => {
  it('names the one service and the one platform that are bought', () => {
    const bought = [{ platform: 'youtube', service: 'subscribers' }] as const;
    expect(cs.notice(bought)).toMatch(/^Dodaní odběratelé nemusí být skuteční/);
    expect(cs.notice(bought)).toContain('Pravidla YouTube nákup odběratelů zakazují');
    expect(en.notice(bought)).toContain('YouTube’s own rules forbid buying subscribers:');
  });

  it('names each service and each platform of a mixed cart once', () => {
    const bought = [
      { platform: 'instagram', service: 'followers' },
      { platform: 'instagram', service: 'likes' },
      { platform: 'tiktok', service: 'followers' },
    ] as const;
    expect(cs.notice(bought)).toContain(
      'Pravidla Instagramu a\u00a0TikToku nákup sledujících a\u00a0lajků zakazují',
    );
    expect(en.notice(bought)).toContain(
      'Instagram’s and TikTok’s own rules forbid buying followers and likes:',
    );
  });
});
