/**
 * What public pages show that may change. A page bears the names of what it shows, and whoever publishes a
 * change tells all replicas by one of them; `all` is what every page shows, such as the shop's telephone number.
 */
export type PageTag =
  | 'all'
  | 'articles'
  | 'catalogue'
  | 'claims'
  | 'faq'
  | 'legal'
  | 'press'
  | 'reviews';
