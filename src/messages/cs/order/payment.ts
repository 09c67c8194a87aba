export const payment = {
  success: {
    /** By what became of the payment; each is the heading of its page too. */
    titles: {
      paid: 'Děkujeme, platbu máme',
      free: 'Děkujeme, objednávku máme',
      checking: 'Ověřujeme platbu',
      failed: 'Platba nedorazila',
      unknown: 'Kde najdete svou objednávku',
    },
    endedTitles: {
      canceled: 'Objednávka je zrušená',
      refunded: 'Peníze jsme vám vrátili',
      expired: 'Objednávka propadla',
    },
    isPaid: (number: number) => `Objednávka č.\u00a0${number} je zaplacená.`,
    isFree: (number: number) =>
      `Objednávka č.\u00a0${number} je přijatá a\u00a0nic za ni neplatíte.`,
    confirmation: {
      sent: (email: string) => `Potvrzení jsme poslali na ${email}.`,
      coming: (email: string) => `Potvrzení posíláme na ${email}.`,
    },
    failed: (number: number) =>
      `Objednávka č.\u00a0${number} zůstala uložená, zaplatit ji můžete znovu.`,
    saved: (number: number) => `Objednávku č.\u00a0${number} máme uloženou.`,
    next: 'Co bude dál',
    unknownText:
      'Odkaz na objednávku je v\u00a0e\u2011mailu, který posíláme po zaplacení. Pokud jste zaplatili a\u00a0do hodiny nedorazí, napište nám.',
    ended: (number: number) =>
      `Co se stalo s\u00a0objednávkou č.\u00a0${number}, najdete na její stránce.`,
    order: 'Zobrazit objednávku',
    home: 'Na úvod',
    priceList: 'Do ceníku',
  },
  canceled: {
    /** By what is known of the order; each is the heading of its page too. */
    titles: {
      open: 'Platba nebyla dokončena',
      ended: 'Objednávku už zaplatit nejde',
      unknown: 'Nevíme, o\u00a0kterou objednávku jde',
    },
    text: 'Nic jsme vám neúčtovali. Objednávka i\u00a0košík zůstaly uložené. Zaplatit můžete hned, nebo se k\u00a0objednávce vrátit později.',
    /** Where only the payment is named. */
    textUnnamed:
      'Nic jsme vám neúčtovali. Objednávka zůstala uložená a\u00a0zaplatíte ji přes odkaz, který jsme vám poslali nebo pošleme e\u2011mailem. Nebo to zkuste znovu z\u00a0košíku, tytéž balíčky v\u00a0něm najdete.',
    endedText:
      'Propadla, nebo jste ji zrušili. Nic jsme vám neúčtovali a\u00a0totéž si můžete objednat znovu.',
    unknownText:
      'Adresa žádnou objednávku neuvádí. Pokud jste platili, počkejte prosím na e\u2011mail s\u00a0potvrzením a\u00a0neplaťte podruhé.',
    /** Of an address that names a payment which no order has. */
    unknownId:
      'Platbu s\u00a0tímto ID neznáme. Pokud jste platili, počkejte prosím na e\u2011mail s\u00a0potvrzením a\u00a0neplaťte podruhé.',
    sum: (sum: string) => `K\u00a0zaplacení: ${sum}`,
    idLabel: 'ID platby',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    retry: 'Zkusit znovu',
    orderAgain: 'Objednat znovu',
    order: 'Zobrazit objednávku',
    orderForm: 'Přejít do košíku',
    home: 'Na úvod',
    helpHeading: 'Potřebujete s\u00a0platbou pomoct?',
    help: 'Napište, co se stalo. ID platby připojíme za vás, ať ji hned najdeme.',
    helpUnknownId:
      'Napište, co se stalo, kdy a\u00a0s\u00a0jakým e\u2011mailem jste objednávali. ID platby připojíme za vás.',
    helpWithoutId: 'Napište, co se stalo, kdy a\u00a0s\u00a0jakým e\u2011mailem jste objednávali.',
  },
  /** The page that sends the link of an order again. */
  link: {
    title: 'Odkaz na objednávku',
    lead: 'Zadejte číslo objednávky a\u00a0e\u2011mail, se kterým jste objednávali. Odkaz na stránku objednávky vám tam pošleme znovu.',
    number: 'Číslo objednávky',
    numberHint:
      'Najdete ho v\u00a0potvrzení, na faktuře i\u00a0v\u00a0jiných e\u2011mailech o\u00a0objednávce.',
    email: 'E-mail',
    send: 'Poslat odkaz',
    problems: {
      'number-invalid': 'Zadejte číslo objednávky, například 100001',
      'email-invalid': 'Zadejte platný e\u2011mail, například jana@firma.cz',
    },
    summary: (count: number): string =>
      count === 1 ? 'Zbývá opravit jedno pole' : 'Zbývá opravit obě pole',
    /** While something is wrong. */
    errorTitle: (title: string) => `Chyba: ${title}`,
    sentHeading: 'Podívejte se do e\u2011mailu',
    sent: 'Pokud číslo a\u00a0e\u2011mail patří k\u00a0sobě, odkaz je na cestě. Nedorazí\u2011li do čtvrt hodiny, podívejte se i\u00a0do nevyžádané pošty, nebo nám napište.',
    again: 'Zadat znovu',
    tooOften: 'Zkoušíte to příliš často. Počkejte prosím několik minut.',
    /** The link that leads here from other pages. */
    ask: 'Poslat odkaz na objednávku e\u2011mailem',
  },
};

export type PaymentMessages = typeof payment;
