/**
 * What public pages show that may change. A page bears the names of what it shows, and whoever publishes a
 * change tells all replicas by one of them.
 */
export type PageTag = 'articles' | 'catalogue' | 'claims' | 'press' | 'reviews';
