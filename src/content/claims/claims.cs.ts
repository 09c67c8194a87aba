import { type AnswerTime, answerTime } from '#domain/shop/answer-time.ts';
import { amountRange, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { type VolumeDiscounts, findTopTier } from '#domain/catalogue/pricing.ts';
import type { ClaimId } from '#domain/content/claims/claim.ts';
import { formatCount } from '#domain/money.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import {
  BULK_FROM_AMOUNT,
  LATEST_START_HOURS,
  RECOUNT_DAYS,
  USUAL_START_HOURS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';

/** What the claims take their figures from where the shop's own rules keep them. */
export interface ClaimFacts {
  catalogue: Catalogue;
  volumeDiscounts: VolumeDiscounts;
  answers: AnswerTime;
}

/**
 * The words of one edition. Figures that a source has to bear out stand in default-claims.ts, and `{figure}`
 * stands for them; without it the words stand beside the figure.
 */
export interface ClaimWords {
  texts: (facts: ClaimFacts) => Record<ClaimId, string>;
  /** Why a claim is withheld, for the operator. */
  reasons: Record<WithheldId, string>;
}

/** Claims that are withheld until the operator decides otherwise: something else is said in their place. */
export type WithheldId = Extract<
  ClaimId,
  | 'fiveStarReviews'
  | 'pragueOffice'
  | 'realUsers'
  | 'answerWithinOneHour'
  | 'supportRoundTheClock'
  | 'startWithinADay'
  | 'deliveredAtOnce'
  | 'refillAutomatic'
  | 'packageSizesSmaller'
>;

function texts({ catalogue, volumeDiscounts, answers }: ClaimFacts) {
  const { from, to } = amountRange(catalogue);
  const usual = catalogue.usualDelivery;
  return {
    deliveredHome: 'dodaných sledujících',
    deliveredReferences: 'dodaných sledujících',
    deliveredHowItWorks: 'dodaných sledujících, lajků a\u00a0zhlédnutí',
    projectsHome: 'dokončených projektů',
    projectsReferences: 'dokončených projektů',
    satisfiedCustomers: 'spokojených zákazníků',
    successRate: 'úspěšně dokončených objednávek',
    satisfaction: 'spokojených zákazníků',
    verifiedReviews: 'ověřených recenzí',
    fiveStarReviews: 'pětihvězdičkových recenzí',
    sinceYear: 'Působíme od roku\u00a0{figure}',
    yearsOfExperience: 'let zkušeností',
    czechOrigin: 'Služba českého původu',
    pragueOffice: 'Kancelář v\u00a0{figure}',
    aiTargeting: 'Cílení s\u00a0pomocí umělé inteligence',
    realUsers: 'Skuteční a\u00a0aktivní uživatelé',
    metricsMayNotBeReal: 'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů',
    writeAnyTime: 'napište nám kdykoli',
    answerTime: `Odpovídáme ${answerTime('cs', { answers })}`,
    answerWithinOneHour: 'Odpovídáme do\u00a0{figure}',
    supportRoundTheClock: 'podpora',
    supportLanguages: 'Podpora česky a\u00a0anglicky',
    startOfDelivery: `Dodání začne obvykle do ${USUAL_START_HOURS}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od potvrzení platby, požádáte\u2011li o\u00a0to`,
    startWithinADay: 'Dodání začne do\u00a0{figure} od potvrzení platby',
    deliveredAtOnce: 'Dodání ihned po zaplacení',
    fullDelivery: `Celé množství dodáme obvykle za ${formatDuration('cs', usual, usual.unit)} od zahájení`,
    gradualDelivery: 'Dodáváme postupně',
    guaranteeLength: `Garance doplnění ${formatDuration('cs', guaranteeRange(catalogue), 'day')} podle balíčku`,
    refill:
      'Úbytek v\u00a0době garance zdarma doplníme, jakmile ho zjistíme nebo nám o\u00a0něm napíšete',
    refillAutomatic: 'Úbytek doplníme automaticky',
    complaints: `Nesouhlasí\u2011li počet, do ${formatWithin('cs', RECOUNT_DAYS, 'day')} od dokončení si vyberete mezi doplněním a\u00a0vrácením peněz`,
    packageSizes: `Balíčky od ${formatCount('cs', from)} do ${formatCount('cs', to)}\u00a0kusů`,
    packageSizesSmaller: 'kusů v\u00a0balíčku',
    bulkOrders: `Zakázky na míru od ${formatCount('cs', BULK_FROM_AMOUNT)}\u00a0kusů`,
    agencies: 'Spolupráce s\u00a0agenturami',
    volumeDiscount: `Množstevní sleva až ${findTopTier(volumeDiscounts).percent}\u00a0%`,
    popularPackages: 'Nejoblíbenější balíček',
    popularTier: 'Nejoblíbenější sleva',
    noPassword: 'Heslo nikdy nechceme',
    anonymous: 'Nákup nikde nezveřejňujeme',
    personalData: 'Údaje zpracováváme podle GDPR',
    encryptedPayment: 'Platíte na šifrované stránce platební brány',
    ssl256: '{figure} šifrování SSL',
    paymentMethods: 'Karta, Apple Pay a\u00a0Google Pay',
    historyKept: `Historie objednávky ${formatDuration('cs', KEPT.orderPageYears, 'year')}`,
    accountsKept: `Doklady uchováváme ${formatDuration('cs', KEPT.accountYears, 'year')}`,
  };
}

export const claims: ClaimWords = {
  texts,
  reasons: {
    fiveStarReviews: 'Odporuje počtu ověřených recenzí; na žádné obrazovce nestojí.',
    pragueOffice: 'Adresu provozovatele říká nastavení, stojí v\u00a0patičce.',
    realUsers: 'Obchodní podmínky říkají opak.',
    answerWithinOneHour: 'Obchod slibuje jednu dobu odpovědi, a\u00a0to v\u00a0pracovní době.',
    supportRoundTheClock: 'Napsat lze kdykoli, odpovídá se v\u00a0pracovní době.',
    startWithinADay: 'Slibujeme i\u00a0nejzazší začátek, ne jen obvyklý.',
    deliveredAtOnce: 'Dodání začíná v\u00a0hodinách po platbě a\u00a0trvá dny.',
    refillAutomatic: 'Doplňujeme, jakmile úbytek zjistíme nebo nám o\u00a0něm zákazník napíše.',
    packageSizesSmaller: 'V\u00a0ceníku jsou i\u00a0větší balíčky.',
  },
};
