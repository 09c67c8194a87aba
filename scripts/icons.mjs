// Writes src/web/ui/icons.svg: the platforms' marks from simple-icons and our own line icons in one file.
// Run by hand after a change: `node scripts/icons.mjs`; the output is committed.
import { writeFile } from 'node:fs/promises';
import {
  siFacebook,
  siInstagram,
  siSpotify,
  siTiktok,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

/** 24 × 24, drawn with one line. */
const lines = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  cart: 'M3 4h2.2l2.3 11h10.2l2-7.5H6.4M9 18.600a1 1 0 1 0 0 2 1 1 0 0 0 0-2M16.5 18.600a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  check: 'M4.5 12.5l5 5L19.5 7',
  chevron: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5.5 15V4H15',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c2.4 2.3 3.5 5.1 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.1-3.5-8.5s1.1-6.2 3.5-8.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.6v.1',
  lock: 'M5.5 11h13v9h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 8h16M4 16h16',
  minus: 'M5 12h14',
  phone:
    'M5 4h3.5l2 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 2V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4',
  plus: 'M12 5v14M5 12h14',
  refill: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.6M20 4v4.6h-4.6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6zM8.7 11.8l2.4 2.4 4.2-4.4',
  trash: 'M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v5.5M14 10.5v5.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.7 3.6-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
  warning: 'M12 4L2.8 20h18.400zM12 10v4.500M12 17.200v.1',
};

/** Drawn filled. */
const shapes = {
  star: 'M12 2.8l2.84 5.95 6.56.86-4.8 4.54 1.21 6.5L12 17.5l-5.81 3.15 1.21-6.5-4.8-4.54 6.56-.86z',
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  spotify: siSpotify.path,
  tiktok: siTiktok.path,
  twitch: siTwitch.path,
  twitter: siX.path,
  whatsapp: siWhatsapp.path,
  youtube: siYoutube.path,
};

const symbol = (id, path) => `<symbol id="${id}" viewBox="0 0 24 24">${path}</symbol>`;
const symbols = [
  ...Object.entries(lines).map(([id, d]) =>
    symbol(
      id,
      `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  ),
  ...Object.entries(shapes).map(([id, d]) => symbol(id, `<path d="${d}" fill="currentColor"/>`)),
];

await writeFile(
  new URL('../src/web/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
