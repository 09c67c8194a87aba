/** Heads of the columns of the file. */
export const ordersFile = {
  number: 'Objednávka',
  made: 'Vytvořeno',
  paid: 'Zaplaceno',
  promised: 'Slíbeno do',
  payment: 'Platba',
  work: 'Práce',
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  companyId: 'IČO',
  edition: 'Jazyk',
  items: 'Balíčky',
  code: 'Slevový kód',
  total: 'Celkem (Kč)',
  returned: 'Vráceno (Kč)',
  invoice: 'Faktura',
  paymentId: 'ID platby u\u00a0brány',
};

export type FileMessages = typeof ordersFile;
