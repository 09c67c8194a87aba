/** Who runs a shop that is open to the world, whole and valid, by its settings. */
export const identity = {
  BRAND: 'Vzlet',
  OPERATOR_NAME: 'Vzlet s. r. o.',
  OPERATOR_COMPANY_ID: '27074358',
  OPERATOR_VAT_ID: 'none',
  OPERATOR_ADDRESS: 'Dlouhá 1, 110 00 Praha 1',
  OPERATOR_REGISTER: 'C 123456, Městský soud v Praze',
  OPERATOR_PHONE: '+420 777 123 456',
  SUPPORT_MAIL: 'podpora@vzlet.cz',
  CHAT_NUMBER: '+420 777 123 456',
};
