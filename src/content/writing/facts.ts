import { answerTime } from '#domain/shop/answer-time.ts';
import { amountRange, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import { findTopTier } from '#domain/catalogue/pricing.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import {
  BULK_FROM_AMOUNT,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Fact } from '#domain/writing/fact-sheet.ts';

/** What may be told of the shop and of the networks' rules, beside what the register of claims holds (rules 80). */
export function factsOf(locale: Locale, offering: Offering, shop: Pick<Shop, 'answers'>): Fact[] {
  return [...shopFacts[locale](offering, shop), ...ruleFacts[locale]];
}

const shopFacts: PerLocale<(offering: Offering, shop: Pick<Shop, 'answers'>) => Fact[]> = {
  cs: ({ catalogue, volumeDiscounts }, { answers }) => [
    {
      name: 'notice',
      text: 'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů a pravidla sítí jejich nákup zakazují.',
    },
    {
      name: 'start',
      text: `Dodání začne obvykle do ${USUAL_START_HOURS}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od potvrzení platby, pokud o to zákazník požádá.`,
    },
    {
      name: 'guarantee',
      text: `Garance doplnění trvá podle balíčku ${formatDuration('cs', guaranteeRange(catalogue), 'day')}. Úbytek se v ní doplní zdarma.`,
    },
    {
      name: 'withdrawal',
      text: `Spotřebitel může odstoupit do ${formatWithin('cs', WITHDRAWAL_DAYS, 'day')}; peníze se vracejí do ${formatWithin('cs', REFUND_DAYS, 'day')}. Reklamace se vyřizuje do ${formatWithin('cs', COMPLAINT_DAYS, 'day')}.`,
    },
    {
      name: 'amounts',
      text: `Balíčky mají od ${formatCount('cs', amountRange(catalogue).from)} do ${formatCount('cs', amountRange(catalogue).to)} kusů, zakázky na míru začínají na ${formatCount('cs', BULK_FROM_AMOUNT)} kusech, není-li v ceníku balíček té velikosti.`,
    },
    {
      name: 'discount',
      text: `Množstevní sleva podle počtu balíčků v košíku je nejvýše ${findTopTier(volumeDiscounts).percent} %.`,
    },
    { name: 'answers', text: `Obchod odpovídá ${answerTime('cs', { answers })}.` },
    {
      name: 'password',
      text: 'Obchod nikdy nechce heslo ani ověřovací kód. Stačí veřejné jméno profilu nebo odkaz na příspěvek.',
    },
    {
      name: 'payment',
      text: 'Platí se předem na stránce platební brány. Na každé objednávce je faktura a soukromá stránka s jejím stavem.',
    },
    { name: 'gradual', text: 'Dodává se postupně.' },
  ],
  en: ({ catalogue, volumeDiscounts }, { answers }) => [
    {
      name: 'notice',
      text: 'Delivered metrics may not come from real, active users, and the rules of the networks forbid buying them.',
    },
    {
      name: 'start',
      text: `Delivery usually begins within ${USUAL_START_HOURS}, at the latest within ${formatWithin('en', LATEST_START_HOURS, 'hour')} of the confirmed payment, if the customer asks for it.`,
    },
    {
      name: 'guarantee',
      text: `The refill guarantee lasts ${formatDuration('en', guaranteeRange(catalogue), 'day')} depending on the package. A drop within it is refilled free of charge.`,
    },
    {
      name: 'withdrawal',
      text: `A consumer may withdraw within ${formatWithin('en', WITHDRAWAL_DAYS, 'day')}; money goes back within ${formatWithin('en', REFUND_DAYS, 'day')}. A complaint is settled within ${formatWithin('en', COMPLAINT_DAYS, 'day')}.`,
    },
    {
      name: 'amounts',
      text: `Packages go from ${formatCount('en', amountRange(catalogue).from)} to ${formatCount('en', amountRange(catalogue).to)} pieces, bulk orders begin at ${formatCount('en', BULK_FROM_AMOUNT)}, where no package of that size is in the list.`,
    },
    {
      name: 'discount',
      text: `The volume discount by the number of packages in the cart is at most ${findTopTier(volumeDiscounts).percent}%.`,
    },
    { name: 'answers', text: `The shop answers ${answerTime('en', { answers })}.` },
    {
      name: 'password',
      text: 'The shop never asks for a password or a verification code. The public name of the profile or a link to the post is enough.',
    },
    {
      name: 'payment',
      text: 'Payment is in advance on the page of the payment provider. Every order has an invoice and a private page with its state.',
    },
    { name: 'gradual', text: 'Delivery is gradual.' },
  ],
};

/** As they were read on 23 November 2026; the sources stand in the articles on the networks' rules. */
const ruleFacts: PerLocale<readonly Fact[]> = {
  cs: [
    {
      name: 'rules-meta',
      text: 'Facebook a Instagram (zásady komunity společnosti Meta, kapitola o spamu, čteno 23. listopadu 2026) nedovolují prodat, koupit ani směnit interakce, například lajky, sdílení, zhlédnutí a sledování.',
    },
    {
      name: 'rules-tiktok',
      text: 'TikTok (zásady komunity, čteno 23. listopadu 2026) nedovoluje obchod se službami, které uměle zvyšují interakce; falešné lajky a sledující odstraňuje.',
    },
    {
      name: 'rules-youtube',
      text: 'YouTube (smluvní podmínky a pravidla falešné interakce, čteno 23. listopadu 2026) zakazuje platit za zhlédnutí, označení Líbí se a odběratele; umělou návštěvnost nepočítá.',
    },
  ],
  en: [
    {
      name: 'rules-meta',
      text: 'Facebook and Instagram (Community Standards of Meta, chapter on spam, read on 23 November 2026) do not allow selling, buying or exchanging engagement such as likes, shares, views and follows.',
    },
    {
      name: 'rules-tiktok',
      text: 'TikTok (Community Guidelines, read on 23 November 2026) does not allow trade in services that artificially increase engagement; it removes fake likes and followers.',
    },
    {
      name: 'rules-youtube',
      text: 'YouTube (Terms of Service and the fake engagement policy, read on 23 November 2026) forbids paying for views, likes and subscribers; it does not count artificial traffic.',
    },
  ],
};
