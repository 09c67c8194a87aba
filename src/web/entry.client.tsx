import { awaitPayment } from './browser/await-payment.ts';
import { keepPlaceOnLanguageSwitch } from './browser/language-switch.ts';
import { swapLinks } from './browser/swap-links.ts';
import { wakeIslands } from '#web/islands/wake-islands.ts';

// Styles may show what only a script can serve.
document.documentElement.dataset.script = '';
wakeIslands();
keepPlaceOnLanguageSwitch();
swapLinks();
void awaitPayment();
