/** One customer of the tests, or one machine that measures, orders more often than anybody real. */
export const manyOrders = { ORDERS_PER_ADDRESS: '1000000', ORDERS_PER_EMAIL: '1000000' };
