import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/promises.ts';
import { within } from '#domain/period-text.ts';

/** Words of the e-mails that an order causes besides payment, cancellation and refund. Czech is the type. */
export const afterOrder = {
  unpaidCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number} čeká na zaplacení`,
    preview: 'Objednávku máme uloženou, zaplatit ji můžete na její stránce.',
    heading: 'Objednávka čeká na zaplacení',
    lead: (number: number) =>
      `vaši objednávku č.\u00a0${number} máme uloženou, platba za ni zatím nedorazila. Nic jsme vám neúčtovali.`,
    pay: (until: string) =>
      `Pokud o\u00a0ni stojíte, můžete ji zaplatit na její stránce do ${until}. Pokud ne, nemusíte dělat nic, objednávka sama propadne.`,
    paidJustNow:
      'Jestli jste právě zaplatili, neplaťte prosím podruhé. Potvrzení pošleme, jakmile platba dorazí.',
    open: 'Přejít k\u00a0objednávce',
    once: 'Na nezaplacenou objednávku upozorňujeme jen tímto jedním e-mailem.',
  },
  expressCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: začneme dřív`,
    heading: 'Začneme dřív',
    lead: (number: number) =>
      `potvrzujeme, že jste u\u00a0objednávky č.\u00a0${number} požádali o\u00a0dřívější zahájení.`,
    startLater: (earliest: string) => `S\u00a0dodáním začneme nejdříve ${earliest}.`,
    startGiven: `S\u00a0dodáním začneme, až doplníte, kam máme dodávat: obvykle do ${within('cs', USUAL_START_HOURS, 'hour')}, nejpozději do ${within('cs', LATEST_START_HOURS, 'hour')}.`,
    startGivenLater: (earliest: string) =>
      `S\u00a0dodáním začneme, až doplníte, kam máme dodávat, nejdříve však ${earliest}.`,
    startSoon: (latest: string) =>
      `S\u00a0dodáním obvykle začneme do ${within('cs', USUAL_START_HOURS, 'hour')} od vaší žádosti, nejpozději ${latest}.`,
    keep: 'E-mail si prosím uschovejte, je potvrzením vaší žádosti.',
  },
  linkCustomer: {
    subject: (number: number) => `Odkaz na objednávku č.\u00a0${number}`,
    preview: 'Odkaz na stránku vaší objednávky.',
    heading: 'Odkaz na vaši objednávku',
    lead: (number: number) =>
      `na našem webu si někdo vyžádal odkaz na objednávku č.\u00a0${number}. Tady je.`,
    notYou:
      'Pokud jste to nebyli vy, nemusíte dělat nic. Odkaz posíláme jen na adresu uvedenou v\u00a0objednávce.',
  },
};

export type AfterOrderWords = typeof afterOrder;

/** The shop reads Czech. */
export const expressShop = {
  subject: (number: number) =>
    `Objednávka č.\u00a0${number}: zákazník žádá o\u00a0dřívější zahájení`,
  heading: 'Zákazník žádá o\u00a0dřívější zahájení',
  lead: 'Zákazník výslovně požádal, abychom začali před uplynutím lhůty pro odstoupení. Nový termín zahájení je níže.',
};
