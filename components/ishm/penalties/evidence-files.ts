/** What somebody hands in to be let off: a scan or a photo. */
export const evidenceAccept = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";
/** Entry of `reasonCodes`: evidence was handed in. */
export const evidenceReason = "P1";
/** The fine was paid: that ends a penalty by itself and is no waiver. */
export const paidReason = "P2";
export const mostEvidence = 5;
