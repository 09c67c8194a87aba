export const invoice = {
  /** By kind, for operators who pay VAT and for those who do not. */
  titles: {
    withVat: { invoice: 'Faktura – daňový doklad', 'credit-note': 'Opravný daňový doklad' },
    withoutVat: { invoice: 'Faktura', 'credit-note': 'Opravný doklad' },
  },
  number: (number: string) => `č.\u00a0${number}`,
  page: (page: number, pages: number) => `strana ${page} z\u00a0${pages}`,
  seller: 'Dodavatel',
  buyer: 'Odběratel',
  companyId: 'IČO',
  /** Of a company abroad. */
  foreignCompanyId: 'Registrační číslo',
  vatId: 'DIČ',
  register: (entry: string) => `Zápis v\u00a0rejstříku: ${entry}`,
  withoutVat: 'Neplátce DPH.',
  issuedAt: 'Datum vystavení',
  suppliedAt: 'Datum zdanitelného plnění',
  paidAt: 'Datum platby',
  refundedAt: 'Datum vrácení platby',
  order: 'Objednávka č.',
  corrects: 'Opravuje fakturu č.',
  reason: 'Důvod opravy',
  /** Of a credit note: the row of one that does not repeat those of its invoice, and why it was issued. */
  whole: {
    text: (reason: string) => `Vrácená cena: ${reason}`,
    reason: 'vrácení celé platby',
  },
  part: {
    text: (reason: string) => `Vrácená část ceny: ${reason}`,
    reason: 'vrácení části platby',
  },
  rest: { text: 'Vrácený zbytek ceny', reason: 'vrácení zbytku platby' },
  currency: 'Částky jsou v\u00a0korunách českých (Kč).',
  columns: {
    text: 'Položka',
    quantity: 'Množství',
    unitPrice: 'Cena za kus',
    netUnitPrice: 'Cena za kus bez DPH',
    discount: 'Sleva',
    netDiscount: 'Sleva bez DPH',
    base: 'Základ daně',
    vat: (rate: number) => `DPH\u00a0${rate}\u00a0%`,
    total: 'Celkem',
    grossTotal: 'Celkem s\u00a0DPH',
  },
  recapitulation: 'Rekapitulace DPH',
  rate: 'Sazba',
  percent: (rate: number) => `${rate}\u00a0%`,
  vat: 'DPH',
  total: 'Celkem',
  toPay: 'K\u00a0úhradě',
  paid: (day: string) => `Zaplaceno ${day}. Fakturu už neplaťte.`,
  refunded: (day: string) => `Celou částku jsme vrátili ${day} stejnou cestou, jakou jste platili.`,
  refundedPart: {
    'by-provider': (amount: string, day: string) =>
      `Částku ${amount} jsme vrátili ${day} stejnou cestou, jakou jste platili.`,
    'by-bank': (amount: string, day: string) =>
      `Částku ${amount} vrátila ${day} vaše banka, u\u00a0které byla platba zpochybněna.`,
    'by-hand': (amount: string, day: string) => `Částku ${amount} jsme vrátili ${day}.`,
  },
  paymentId: (id: string) => `ID platby: ${id}`,
  agreement: (order: number) => `Obchodní podmínky, objednávka č.\u00a0${order}`,
  unit: 'ks',
  file: { invoice: 'faktura', 'credit-note': 'opravny-doklad' },
};

export type InvoiceWords = typeof invoice;
