export const payment = {
  success: {
    title: 'Děkujeme za objednávku',
    heading: 'Děkujeme, platbu máme',
    text: (number: number, email: string) =>
      `Objednávka č.\u00a0${number} je zaplacená. Potvrzení jsme poslali na ${email}.`,
    unknownHeading: 'Kde najdete svou objednávku',
    unknownText:
      'Odkaz na objednávku je v\u00a0e-mailu, který posíláme po zaplacení. Pokud jste zaplatili a\u00a0do hodiny nedorazí, napište nám.',
    ended: 'Tato objednávka už neplatí. Co se s\u00a0ní stalo, najdete na její stránce.',
    order: 'Zobrazit objednávku',
    home: 'Na úvod',
    priceList: 'Do ceníku',
  },
  canceled: {
    title: 'Platba nebyla dokončena',
    heading: 'Platba nebyla dokončena',
    text: 'Nic jsme vám neúčtovali. Objednávka i\u00a0košík zůstaly uložené, zaplatit můžete hned, nebo se vrátit později.',
    endedText:
      'Tato objednávka už zaplatit nejde. Objednat můžete znovu, košík v\u00a0prohlížeči zůstává.',
    unknownText:
      'Na této adrese nevíme, o\u00a0kterou objednávku jde. Pokud jste platili, počkejte prosím na e-mail s\u00a0potvrzením a\u00a0neplaťte podruhé.',
    idLabel: 'ID platby',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    retry: 'Zkusit znovu',
    order: 'Zobrazit objednávku',
    home: 'Na úvod',
    helpHeading: 'Potřebujete s\u00a0platbou pomoct?',
    help: 'Napište nám a\u00a0připojte ID platby, ať platbu rychle najdeme:',
  },
};

export type PaymentMessages = typeof payment;
