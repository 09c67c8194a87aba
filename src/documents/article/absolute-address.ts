/** An address that leads from a page to another place of its site, with the site; any other stays as it is. @param page absolute */
export function absoluteAddress(address: string, page: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.parse(address, page)?.href ?? address;
}
