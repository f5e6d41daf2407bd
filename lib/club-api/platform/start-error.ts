/** The start stopped for a reason that the operator can mend; the message is the one sentence to show. */
export class StartError extends Error {}
