/**
 * A sheet of styles. For its precedence React writes it into the head before everything that is to be
 * fetched, and sheets among themselves in the order in which they are drawn: sections build on what every
 * page has. A browser begins with what stands first, and shows nothing before it has the styles.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="sheet" />;
}
