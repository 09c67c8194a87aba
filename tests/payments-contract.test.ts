import { paymentsContract } from '#ports/payments/contract.ts';
import { createBench } from './payments-bench.ts';

paymentsContract('Stripe’s adapter over the test checkout', () => createBench());
