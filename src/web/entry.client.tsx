import { keepChatClear } from './browser/clear-chat.ts';
import { guessCountry } from './browser/guess-country.ts';
import { keepDigitsOfPhones } from './browser/phone-digits.ts';
import { sendMessagesInPage } from './browser/send-message.ts';
import {
  carryOrderOnLanguageSwitch,
  keepPositionOnLanguageSwitch,
} from './browser/language-switch.ts';
import { openQuestions } from './browser/open-question.ts';
import { replaceLostPictures } from './browser/picture-fallback.ts';
import { goToSections } from './browser/section-links.ts';
import { loadOn } from './browser/load-on.ts';
import { swapLinks } from './browser/swap-links.ts';
import { wakeIslands } from '#web/islands/wake-islands.ts';

// Lets styles show what works only with a script.
document.documentElement.dataset.script = '';
wakeIslands();
keepPositionOnLanguageSwitch();
carryOrderOnLanguageSwitch();
swapLinks();
goToSections();
loadOn();
openQuestions();
keepChatClear();
keepDigitsOfPhones();
guessCountry(document);
sendMessagesInPage();
replaceLostPictures();
// What one page alone needs, no other one fetches.
if (document.querySelector('[data-home-after]'))
  void import('./browser/go-home.ts').then(({ goHomeUnlessStopped }) => goHomeUnlessStopped());
if (document.querySelector('[data-payment]')) void import('./browser/await-payment.ts');
if (document.querySelector('[data-follow]')) void import('./browser/follow-order.ts');
// The operator's section has scripts of its own, which no other page fetches.
if (document.querySelector('[data-operator]')) void import('./admin/browser/admin.ts');
