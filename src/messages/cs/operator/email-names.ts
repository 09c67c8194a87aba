import type {
  EnquiryEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/order/email-kind.ts';

/** What the e-mails about orders, withdrawals and messages are called in the operator's section. */
export const emailNames: Record<OrderEmailKind | WithdrawalEmailKind | EnquiryEmailKind, string> = {
  'order-paid-customer': 'potvrzení objednávky zákazníkovi',
  'order-paid-shop': 'zpráva o\u00a0nové objednávce obchodu',
  'order-target-shop': 'zpráva o\u00a0doplněných odkazech obchodu',
  'order-unpaid-customer': 'připomínka platby zákazníkovi',
  'order-express-customer': 'potvrzení dřívějšího zahájení zákazníkovi',
  'order-express-shop': 'zpráva o\u00a0dřívějším zahájení obchodu',
  'order-link-customer': 'odkaz na objednávku zákazníkovi',
  'order-completed-customer': 'oznámení o\u00a0dokončení zákazníkovi',
  'order-short-customer': 'oznámení o\u00a0dodání zčásti zákazníkovi',
  'order-review-customer': 'pozvánka k\u00a0recenzi zákazníkovi',
  'order-review-shop': 'zpráva o\u00a0nové recenzi obchodu',
  'order-review-rejected-customer': 'zpráva o\u00a0nezveřejnění recenze zákazníkovi',
  'order-canceled-customer': 'potvrzení zrušení zákazníkovi',
  'order-canceled-shop': 'zpráva o\u00a0zrušení obchodu',
  'order-refunded-customer': 'zpráva o\u00a0vrácení peněz zákazníkovi',
  'order-refunded-shop': 'zpráva o\u00a0vrácení peněz obchodu',
  'order-held-customer': 'zpráva o\u00a0pozastavení zákazníkovi',
  'order-corrected-shop': 'zpráva o\u00a0opraveném odkazu obchodu',
  'order-late-customer': 'nabídka při zpoždění zákazníkovi',
  'order-complaint-customer': 'potvrzení reklamace zákazníkovi',
  'order-complaint-shop': 'zpráva o\u00a0reklamaci obchodu',
  'order-withdrawn-customer': 'vyřízení odstoupení zákazníkovi',
  'order-released-customer': 'zpráva zákazníkovi, že se po odstoupení dodává dál',
  'order-settled-customer': 'vyřízení reklamace zákazníkovi',
  'order-refill-shop': 'zpráva o\u00a0žádosti o\u00a0doplnění obchodu',
  'order-refill-customer': 'zpráva o\u00a0doplnění zákazníkovi',
  'message-reply': 'odpověď na zprávu zákazníka',
  'enquiry-shop': 'zpráva z\u00a0webu pro obchod',
  'enquiry-sender': 'kopie zprávy pro odesílatele',
  'withdrawal-customer': 'potvrzení odstoupení pro zákazníka',
  'withdrawal-shop': 'zpráva o\u00a0odstoupení pro obchod',
};

export type EmailNames = typeof emailNames;
