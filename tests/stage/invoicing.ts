import { listOrders } from './books.ts';
import type { TestShop } from './shop.ts';

/** What somebody types who wants an invoice for a company. */
export const buyer = {
  companyInvoice: 'on',
  companyName: 'Pečení Říhová s. r. o.',
  companyId: '45274649',
  vatId: 'CZ45274649',
  address: 'Dlouhá 12, 110 00 Praha 1',
};

/** Every customer cancels; the next round of jobs makes the refunds. */
export async function cancelAll(shop: TestShop): Promise<void> {
  for (const { token } of await listOrders(shop)) {
    await shop.post(`/objednavky/${token}`, { intent: 'cancel' });
  }
}
