import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import type { PaymentTypo } from '#domain/order/entered.ts';
import { UNDO_SECONDS } from '#domain/operator/intent.ts';

export const newOrder = {
  title: 'Nová objednávka',
  intro:
    'Pro objednávky, které přišly jinak než přes web: zaplacené převodem, nebo zdarma. Ceny se berou z\u00a0ceníku.',
  packages: 'Balíčky',
  row: (index: number) => `${index + 1}. balíček`,
  package: 'Balíček',
  choose: 'Nic',
  quantity: 'Počet',
  target: 'Profil nebo odkaz',
  targetHint:
    'Profil nebo odkaz, který nevíte, nechte prázdný; zákazník ho doplní na stránce objednávky.',
  more: 'Přidat řádky',
  customer: 'Zákazník',
  language: 'Jazyk e\u2011mailů a\u00a0dokladů',
  languages: { cs: 'čeština', en: 'angličtina' },
  company: 'Faktura na firmu',
  start: 'Kdy začít (u\u00a0spotřebitele)',
  starts: {
    choose: 'Vyberte',
    now: 'Hned: zákazník o\u00a0to výslovně požádal',
    later: 'Až po lhůtě pro odstoupení',
  },
  payment: 'Platba',
  how: 'Způsob',
  hows: { choose: 'Vyberte', transfer: 'Zaplaceno převodem', free: 'Zdarma' },
  paidOn: 'Den, kdy peníze přišly',
  reference: 'Variabilní symbol nebo číslo převodu',
  reason: 'Proč zdarma (zákazník to neuvidí)',
  optional: 'nepovinné',
  onlyTransfer: 'jen u\u00a0převodu',
  onlyFree: 'jen u\u00a0objednávky zdarma',
  check: 'Zkontrolovat',
  enter: (sum: string) => `Zadat objednávku za ${sum}`,
  enterFree: 'Zadat objednávku zdarma',
  summary: 'Co se zadá',
  discount: (percent: number) => `Množstevní sleva ${percent}\u00a0%`,
  total: 'Celkem',
  invoice: 'Objednávka bude hned zaplacená a\u00a0vystaví se k\u00a0ní faktura.',
  noInvoice: 'Objednávka bude hned zaplacená. Faktura se k\u00a0ní nevystaví.',
  emails: `Zákazník i\u00a0obchod dostanou e\u2011mail o\u00a0zaplacené objednávce. Odejde za ${UNDO_SECONDS}\u00a0sekund, do té doby ho jde vzít zpět.`,
  cartEmpty: 'Vyberte aspoň jeden balíček.',
  changed: 'Cena se od kontroly změnila. Zkontrolujte ji prosím znovu.',
  quantityWrong: `Zadejte celý počet, nejvýše ${MAX_QUANTITY}.`,
  packageUnknown: 'Tento balíček už není v\u00a0nabídce.',
  payments: {
    'how-missing': 'Vyberte způsob platby',
    'day-missing': 'Vyberte den',
    'day-later': 'Tento den teprve přijde',
    'reference-missing': 'Zadejte, podle čeho převod najdete ve výpisu',
    'reason-missing': 'Napište, proč je objednávka zdarma',
    'text-too-long': 'Text je příliš dlouhý, zkraťte ho prosím',
  } satisfies Record<PaymentTypo, string>,
};

export type NewOrderMessages = typeof newOrder;
