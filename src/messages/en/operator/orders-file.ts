import type { FileMessages } from '#messages/cs/operator/orders-file.ts';

export const ordersFile: FileMessages = {
  number: 'Order',
  made: 'Placed',
  paid: 'Paid',
  promised: 'Promised by',
  payment: 'Payment',
  work: 'Work',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  companyId: 'Company ID',
  edition: 'Language',
  items: 'Packages',
  code: 'Discount code',
  total: 'Total (CZK)',
  returned: 'Refunded (CZK)',
  invoice: 'Invoice',
  paymentId: 'Provider’s payment ID',
};
