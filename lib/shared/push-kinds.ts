/** Kinds of notices on a member's own devices, each by itself. */
export const pushKinds = ["offers", "draws", "changes", "weather", "openings", "lastMinute"] as const;
export type PushKind = (typeof pushKinds)[number];

/**
 * Opening times of every play date are many: nobody gets them unasked. Last-minute offers go to nobody who has not agreed to
 * advertising, whatever is chosen here.
 */
export const usualPushKinds: readonly PushKind[] = ["offers", "draws", "changes", "weather", "lastMinute"];

/** Devices that one member can have at a time. */
export const maxPushDevices = 10;
