import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import type { TargetKind } from './target.ts';
import { wantsPost } from './wants-post.ts';

const samples: Record<PlatformId, Record<TargetKind, string>> = {
  instagram: {
    profile: 'https://www.instagram.com/vzlet',
    post: 'https://www.instagram.com/p/Cvzlet00001/',
  },
  tiktok: {
    profile: 'https://www.tiktok.com/@vzlet',
    post: 'https://www.tiktok.com/@vzlet/video/7300000000000000001',
  },
  youtube: {
    profile: 'https://www.youtube.com/@vzlet',
    post: 'https://www.youtube.com/watch?v=vzlet000001',
  },
  facebook: {
    profile: 'https://www.facebook.com/vzlet',
    post: 'https://www.facebook.com/vzlet/posts/1000000000001',
  },
};

/** A target that every package of a service takes (rules 8), for orders that nobody makes. */
export function sampleTargetOf(platform: PlatformId, service: ServiceId): string {
  return samples[platform][wantsPost(service) ? 'post' : 'profile'];
}
