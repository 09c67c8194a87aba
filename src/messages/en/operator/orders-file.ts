import type { FileMessages } from '#messages/cs/operator/orders-file.ts';

export const ordersFile: FileMessages = {
  number: 'Order',
  made: 'Made',
  paid: 'Paid',
  promised: 'Promised by',
  payment: 'Payment',
  work: 'Work',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  companyId: 'Company number',
  edition: 'Language',
  items: 'Packages',
  code: 'Discount code',
  total: 'Total (CZK)',
  returned: 'Returned (CZK)',
  invoice: 'Invoice',
  paymentId: 'Payment number',
};
