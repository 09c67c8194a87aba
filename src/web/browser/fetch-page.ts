const pages = new Map<string, Promise<string>>();

/** The HTML of a page of this shop, fetched once. Fails where the page itself would not be shown. */
export function fetchPage(address: string): Promise<string> {
  const known = pages.get(address);
  if (known) return known;
  const page = request(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

async function request(address: string): Promise<string> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok || response.redirected) throw new Error(`${response.status} at ${address}`);
  return response.text();
}
