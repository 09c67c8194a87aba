/**
 * What is about to end an order, each the key of a message: its cancellation waits for its half minute, or all of
 * its money is about to go back. Until it has ended so, or that was taken back, nothing is done that
 * contradicts it (rules 66).
 */
export type Ending = 'cancel-waits' | 'refund-waits';
