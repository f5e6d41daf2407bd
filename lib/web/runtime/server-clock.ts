let offsetMs = 0;

/**
 * The server's clock as far as this browser knows it: the moments of openings and closings are the server's, and a wrong
 * clock of the visitor must not move them.
 */
export const serverClock = {
  /** The server said `serverNow` when this browser's clock showed `ownNow`. */
  set(serverNow: number, ownNow: number): void {
    offsetMs = ownNow - serverNow;
  },
  // Real clock: this is where the two clocks meet.
  now: (): number => Date.now() - offsetMs,
  /** A moment of the server by this browser's clock. */
  toOwn: (moment: number): number => moment + offsetMs,
};
