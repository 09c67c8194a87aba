import type { PerLocale } from '#domain/locale.ts';

/** The hosted page's words. A port may not read the shop's messages, so they stand here. */
export interface Words {
  banner: string;
  title: string;
  explanation: string;
  email: string;
  order: string;
  checkout: string;
  total: string;
  deadline: string;
  actions: string;
  pay: string;
  payHint: string;
  decline: string;
  declineHint: string;
  later: string;
  laterHint: string;
  cancel: string;
  cancelHint: string;
  declined: string;
  processingTitle: string;
  processing: string;
  arrive: string;
  arriveHint: string;
  fail: string;
  failHint: string;
  paidTitle: string;
  paid: string;
  failedTitle: string;
  failed: string;
  expiredTitle: string;
  expired: string;
  toOrder: string;
  toShop: string;
}

export const words: PerLocale<Words> = {
  cs: {
    banner: 'TEST – neplatíte skutečnými penězi',
    title: 'Testovací platba',
    explanation:
      'Tato stránka zastupuje platební bránu. Kartu po vás nechce a\u00a0z\u00a0účtu vám nic neodejde. Vyberte, jak má platba dopadnout.',
    email: 'E-mail',
    order: 'Objednávka',
    checkout: 'ID platby',
    total: 'Celkem',
    deadline: 'Zaplatit lze do',
    actions: 'Jak má platba dopadnout?',
    pay: 'Zaplatit',
    payHint: 'Platba projde hned.',
    decline: 'Zamítnout kartu',
    declineHint: 'Banka platbu odmítne, zaplatit můžete znovu.',
    later: 'Zaplatit později',
    laterHint: 'Jako převodem: o\u00a0příchodu peněz rozhodnete v\u00a0dalším kroku.',
    cancel: 'Zrušit',
    cancelHint: 'Návrat do obchodu bez placení.',
    declined: 'Karta byla zamítnuta a\u00a0nic nebylo zaplaceno. Můžete to zkusit znovu.',
    processingTitle: 'Platba je na cestě',
    processing:
      'Objednávka čeká na peníze, jako by šly bankovním převodem. Rozhodněte, zda dorazí.',
    arrive: 'Peníze dorazily',
    arriveHint: 'Objednávka bude zaplacena.',
    fail: 'Peníze nedorazily',
    failHint: 'Odložená platba se nezdaří.',
    paidTitle: 'Zaplaceno',
    paid: 'Tato testovací platba už proběhla. Podruhé ji zaplatit nelze.',
    failedTitle: 'Platba se nezdařila',
    failed: 'Peníze nedorazily. Objednávku můžete zaplatit znovu ze stránky objednávky.',
    expiredTitle: 'Platnost platby vypršela',
    expired: 'Tuto platbu už nelze dokončit. Nic nebylo zaplaceno.',
    toOrder: 'Pokračovat k\u00a0objednávce',
    toShop: 'Zpět do obchodu',
  },
  en: {
    banner: 'TEST – no real money is taken',
    title: 'Test payment',
    explanation:
      'This page stands in for a payment provider. It asks for no card and takes nothing from your account. Choose how the payment should turn out.',
    email: 'Email',
    order: 'Order',
    checkout: 'Payment ID',
    total: 'Total',
    deadline: 'Pay by',
    actions: 'How should the payment turn out?',
    pay: 'Pay',
    payHint: 'The payment goes through at once.',
    decline: 'Decline the card',
    declineHint: 'The bank refuses; you can try again.',
    later: 'Pay later',
    laterHint: 'Like a bank transfer: you decide in the next step whether the money arrives.',
    cancel: 'Cancel',
    cancelHint: 'Go back to the shop without paying.',
    declined: 'The card was declined and nothing was paid. You can try again.',
    processingTitle: 'The payment is on its way',
    processing:
      'The order is waiting for the money, as with a bank transfer. Decide whether it arrives.',
    arrive: 'The money arrived',
    arriveHint: 'The order will be marked as paid.',
    fail: 'The money never came',
    failHint: 'The delayed payment fails.',
    paidTitle: 'Paid',
    paid: 'This test payment has already been made. It cannot be paid twice.',
    failedTitle: 'The payment failed',
    failed: 'The money never came. You can pay again from the order page.',
    expiredTitle: 'This payment has expired',
    expired: 'It can no longer be completed. Nothing was paid.',
    toOrder: 'Continue to your order',
    toShop: 'Back to the shop',
  },
};
