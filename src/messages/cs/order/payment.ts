export const payment = {
  success: {
    title: 'Děkujeme za objednávku',
    heading: 'Děkujeme, platbu máme',
    text: (number: number, email: string) =>
      `Objednávka č. ${number} je zaplacená. Potvrzení jsme poslali na ${email}.`,
    unknownHeading: 'Kde najdete svou objednávku',
    unknownText:
      'Odkaz na objednávku je v e-mailu, který posíláme po zaplacení. Pokud jste zaplatili a do hodiny nedorazí, napište nám.',
    ended: 'Tato objednávka už neplatí. Co se s ní stalo, najdete na její stránce.',
    order: 'Zobrazit objednávku',
    home: 'Na úvod',
    priceList: 'Do ceníku',
  },
  canceled: {
    title: 'Platba nebyla dokončena',
    heading: 'Platba nebyla dokončena',
    text: 'Nic jsme vám neúčtovali. Objednávka i košík zůstaly uložené, zaplatit můžete hned, nebo se vrátit později.',
    endedText:
      'Tato objednávka už zaplatit nejde. Objednat můžete znovu, košík v prohlížeči zůstává.',
    unknownText:
      'Na této adrese nevíme, o kterou objednávku jde. Pokud jste platili, počkejte prosím na e-mail s potvrzením a neplaťte podruhé.',
    idLabel: 'ID platby',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    retry: 'Zkusit znovu',
    order: 'Zobrazit objednávku',
    home: 'Na úvod',
    helpHeading: 'Potřebujete s platbou pomoct?',
    help: 'Napište nám a připojte ID platby, ať platbu rychle najdeme:',
  },
};

export type PaymentMessages = typeof payment;
