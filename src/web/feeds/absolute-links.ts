/**
 * The same HTML with no address that only its page understands: readers of feeds show it elsewhere.
 * @param html as the pipe writes it, every attribute within double quotes, which its text never holds
 * @param url of the page
 */
export function absoluteLinks(html: string, url: string): string {
  return html.replaceAll(/( (?:href|src)=")([^"]*)"/g, (_, before, address) => {
    const plain = address.replaceAll('&amp;', '&');
    const absolute = URL.parse(plain, url)?.href ?? plain;
    return `${before}${absolute.replaceAll('&', '&amp;')}"`;
  });
}
