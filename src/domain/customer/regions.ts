/** The regions that language tags name, in their sequence: US of en-US, none of en. */
export function regionsOf(languages: readonly string[]): string[] {
  return languages.flatMap((tag) => /-([a-z]{2})(?![a-z\d])/i.exec(tag)?.[1]?.toUpperCase() ?? []);
}
