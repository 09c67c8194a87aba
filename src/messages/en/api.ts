import type { ApiMessages } from '#messages/cs/api.ts';

export const api: ApiMessages = {
  refusals: {
    'body-unreadable': 'The body is not a JSON object in UTF-8, or it is nested too deeply.',
    'query-unknown': 'This query is not supported. docs/api.md lists the ones that are.',
    'from-elsewhere': 'Pages of another origin may not use these calls.',
    'call-unknown': 'There is no such call.',
    'table-unknown': 'There is no such table to read.',
    'method-not-allowed': 'This method is not allowed here.',
    'writing-not-allowed': 'Writing is for the signed-in operator and not available yet.',
    'not-one-row': 'The query does not match exactly one row.',
    'price-differs': 'The prices sent differ from the price list. Nothing was ordered.',
    'already-paid':
      'This order has been paid already. To order the same again, send an idempotencyKey of its own.',
    'not-payable': 'This order can no longer be paid.',
    'checkout-refused': 'The payment gateway has refused this order and nothing was charged.',
    'body-too-large': 'The body is larger than 64 kB.',
    'json-needed': 'Please send Content-Type: application/json.',
    'fields-missing': 'Please fill in all required fields',
    'fields-invalid': 'Some of the fields are not right.',
    'too-often': 'Too many requests. Please try again later.',
    'checkout-unavailable':
      'The payment gateway is not available right now. Please try again in a moment.',
    later: 'Not possible right now, please try again in a moment.',
    fault: 'Something went wrong on our side. Please try again.',
  },
  fields: {
    'field-unknown': 'We do not know this field',
    'field-invalid': 'This value is not right',
    'text-needed': 'A text is needed here',
    'number-needed': 'A number is needed here',
    'flag-needed': 'true or false is needed here',
    'list-needed': 'A list is needed here',
    'object-needed': 'An object is needed here',
    'items-missing': 'Add at least one item',
    'key-invalid':
      'A key has 16 to 64 characters: letters without accents, digits, hyphen, underscore',
    'key-differs': 'The key in the body differs from the one in the header',
    'platform-unknown': 'We sell nothing for this platform',
    'service-unknown': 'We do not sell this service for the platform',
    'service-missing': 'Say what the message is about',
    'message-missing': 'Write a message',
    'price-differs': (expected) => `The price in the price list is ${expected}`,
    'discount-differs': (expected) => `The discount is ${expected}`,
    'total-differs': (expected) => `The total is ${expected}`,
  },
  item: (number, problem) => `Item ${number}: ${problem}`,
};
