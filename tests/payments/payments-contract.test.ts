import { paymentsContract } from '#ports/payments/contract.ts';
import { createBench } from '#tests/stage/payments-bench.ts';

paymentsContract('Stripe’s adapter over the test checkout', () => createBench());
