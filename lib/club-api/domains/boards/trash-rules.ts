const keptMs = 30 * 24 * 60 * 60_000;

/** When a deleted record is destroyed: thirty days after its deletion. */
export function purgeTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + keptMs);
}

/** What was deleted at or before this moment can no longer be restored. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - keptMs);
}
