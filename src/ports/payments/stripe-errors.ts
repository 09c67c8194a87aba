import { Stripe } from 'stripe';
import { PaymentsDenied, PaymentsKeyTaken, PaymentsRefused, PaymentsUnavailable } from './port.ts';

/** Makes a call to Stripe within its time limit; errors of Stripe become errors of the port. */
export type Ask = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Throws the error of the port for an error of the client.
 * @throws always
 */
export function rethrow(error: unknown): never {
  const {
    StripeConnectionError,
    StripeAPIError,
    StripeRateLimitError,
    StripeAuthenticationError,
    StripePermissionError,
    StripeError,
    StripeIdempotencyError,
  } = Stripe.errors;
  const passing = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
  if (passing.some((kind) => error instanceof kind)) {
    throw new PaymentsUnavailable('The payment provider did not answer.', { cause: error });
  }
  const denying = [StripeAuthenticationError, StripePermissionError];
  if (denying.some((kind) => error instanceof kind)) {
    throw new PaymentsDenied('The payment provider does not let us in.', { cause: error });
  }
  if (error instanceof StripeIdempotencyError) {
    throw new PaymentsKeyTaken(error.message, { cause: error });
  }
  if (error instanceof StripeError) throw new PaymentsRefused(error.message, { cause: error });
  throw error;
}

/** Stripe's own word for why it refused. */
export function refusalCode(error: unknown): string | undefined {
  const cause = error instanceof PaymentsRefused ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined;
}
