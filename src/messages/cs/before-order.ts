import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';

/** What is bought, as far as the warning before an order needs to know it. */
export interface Bought {
  platform: PlatformId;
  service: ServiceId;
}

const platforms: Record<PlatformId, string> = {
  instagram: 'Instagramu',
  tiktok: 'TikToku',
  youtube: 'YouTube',
  facebook: 'Facebooku',
};

const units: Record<ServiceId, string> = {
  followers: 'sledujících',
  subscribers: 'odběratelů',
  likes: 'lajků',
  views: 'zhlédnutí',
};

const delivered: Record<ServiceId, string> = {
  followers: 'Dodaní sledující nemusí být skuteční aktivní uživatelé',
  subscribers: 'Dodaní odběratelé nemusí být skuteční aktivní uživatelé',
  likes: 'Dodané lajky nemusí pocházet od skutečných aktivních uživatelů',
  views: 'Dodaná zhlédnutí nemusí pocházet od skutečných aktivních uživatelů',
};
const deliveredOfAll = 'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů';

/** The same warning in the price list, on a package page and in the order (rules 27). */
export const beforeOrder = {
  title: 'Než objednáte',
  terms: 'Obchodní podmínky',
  /** What the terms say about delivered metrics, about exactly these services. */
  notice(bought: readonly Bought[]): string {
    const services = distinct(bought.map(({ service }) => service));
    const [only] = services;
    const what = services.length === 1 && only ? delivered[only] : deliveredOfAll;
    const whose = distinct(bought.map(({ platform }) => platforms[platform]));
    const forbidden = services.map((service) => units[service]);
    return `${what} a\u00a0může jich časem ubýt. Pravidla ${listItems(whose)} nákup ${listItems(forbidden)} zakazují: platforma je může odebrat, omezit váš dosah nebo účet zablokovat. Úbytek v\u00a0době garance doplníme, rozhodnutí platformy ale ovlivnit nemůžeme.`;
  },
};

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** Not by `Intl`, which may differ between server and browser. */
function listItems(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} a\u00a0${last}` : last;
}

export type BeforeOrderMessages = typeof beforeOrder;
