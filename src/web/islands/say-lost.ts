import { lostIsland as cs } from '#messages/cs/site/lost-island.ts';
import { lostIsland as en } from '#messages/en/site/lost-island.ts';

/** Says that an island goes on by its forms alone; one without forms can do nothing any more. */
export function sayLost(island: HTMLElement): void {
  if (!island.querySelector('form')) {
    island.hidden = true;
    return;
  }
  const said = document.createElement('p');
  said.className = 'column notice notice--error notice--lost';
  said.role = 'alert';
  said.textContent = document.documentElement.lang === 'en' ? en : cs;
  island.prepend(said);
}
