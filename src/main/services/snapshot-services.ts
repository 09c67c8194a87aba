import { shopWith } from '#domain/shop/shop-settings.ts';
import type { Services } from '#flows/services.ts';

/**
 * The services with the shop as it is at this moment: what the operator has set in place of start settings is
 * read once for each request and each job, so that nothing within it disagrees (rules 85).
 */
export async function snapshotServices(services: Services): Promise<Services> {
  const shop = shopWith(services.shop, await services.settings());
  return shop === services.shop ? services : { ...services, shop };
}
