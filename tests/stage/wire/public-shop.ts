/** A shop that is open to the world, as its settings have it; it takes no money. */
export const publicShop = {
  CS_ORIGIN: 'https://vzlet.example',
  EN_ORIGIN: 'https://en.vzlet.example',
  EXTRA_HOSTS: 'www.vzlet.example',
  ALLOW_TEST_CHECKOUT: 'true',
};
