import { describePayments } from '#ports/payments/contract.ts';
import { describeRefunds } from '#ports/payments/contract-refunds.ts';
import { createBench } from '#tests/stage/payments-bench.ts';

const name = 'Stripe’s adapter over the test checkout';

describePayments(name, () => createBench());
describeRefunds(name, () => createBench());
