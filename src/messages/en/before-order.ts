import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import type { BeforeOrderMessages } from '#messages/cs/before-order.ts';

const platforms: Record<PlatformId, string> = {
  instagram: 'Instagram’s',
  tiktok: 'TikTok’s',
  youtube: 'YouTube’s',
  facebook: 'Facebook’s',
};

const units: Record<ServiceId, string> = {
  followers: 'followers',
  subscribers: 'subscribers',
  likes: 'likes',
  views: 'views',
};

const delivered: Record<ServiceId, string> = {
  followers: 'The followers delivered may not be real, active users',
  subscribers: 'The subscribers delivered may not be real, active users',
  likes: 'The likes delivered may not come from real, active users',
  views: 'The views delivered may not come from real, active users',
};
const deliveredOfAll = 'What we deliver may not come from real, active users';

export const beforeOrder: BeforeOrderMessages = {
  title: 'Before you order',
  terms: 'Terms and conditions',
  notice(bought) {
    const services = [...new Set(bought.map(({ service }) => service))];
    const [only] = services;
    const what = services.length === 1 && only ? delivered[only] : deliveredOfAll;
    const whose = [...new Set(bought.map(({ platform }) => platforms[platform]))];
    const forbidden = services.map((service) => units[service]);
    return `${what}, and the count may fall over time. ${listItems(whose)} own rules forbid buying ${listItems(forbidden)}: the platform may remove them, limit your reach or suspend the account. We refill a drop within the guarantee period, but the platform’s decisions are beyond our control.`;
  },
};

function listItems(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}
