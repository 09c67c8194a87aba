import { paymentsContract } from '#ports/payments/contract.ts';
import { refundsContract } from '#ports/payments/contract-refunds.ts';
import { createBench } from '#tests/stage/payments-bench.ts';

const name = 'Stripe’s adapter over the test checkout';

paymentsContract(name, () => createBench());
refundsContract(name, () => createBench());
