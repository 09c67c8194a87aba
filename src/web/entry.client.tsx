import { keepHashOnLanguageSwitch } from './browser/language-switch.ts';
import { swapLinks } from './browser/swap-links.ts';
import { wakeIslands } from './wake-islands.ts';

wakeIslands();
keepHashOnLanguageSwitch();
swapLinks();
