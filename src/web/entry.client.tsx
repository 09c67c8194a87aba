import { awaitPayment } from './browser/await-payment.ts';
import { keepChatClear } from './browser/clear-chat.ts';
import { helpEnquiryForms } from './browser/enquiry-forms.ts';
import { guessCountry } from './browser/guess-country.ts';
import {
  carryOrderOnLanguageSwitch,
  keepPlaceOnLanguageSwitch,
} from './browser/language-switch.ts';
import { openQuestions } from './browser/open-question.ts';
import { replaceLostPictures } from './browser/picture-fallback.ts';
import { goToSections } from './browser/section-links.ts';
import { loadOn } from './browser/load-on.ts';
import { swapLinks } from './browser/swap-links.ts';
import { goHomeUnlessStopped } from './browser/way-home.ts';
import { wakeIslands } from '#web/islands/wake-islands.ts';

// Lets styles show what works only with a script.
document.documentElement.dataset.script = '';
wakeIslands();
keepPlaceOnLanguageSwitch();
carryOrderOnLanguageSwitch();
swapLinks();
goToSections();
loadOn();
openQuestions();
goHomeUnlessStopped();
keepChatClear();
helpEnquiryForms();
guessCountry(document);
replaceLostPictures();
void awaitPayment();
// An order under way shows by itself how far it is.
if (document.querySelector('[data-follow]')) void import('./browser/follow-order.ts');
// The operator's section has scripts of its own, which no other page fetches.
if (document.querySelector('[data-operator]')) void import('./operator/browser/desk.ts');
