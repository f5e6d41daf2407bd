import { z } from "zod";
import { timestamp } from "../common";

/** Sign-in locks of an account after wrong passwords, for the office; null when there are none. */
export const loginLocks = z
  .object({
    /** From how many places they came, and how many since the last right one. */
    places: z.int(),
    failures: z.int(),
    /** How many of the places wait, and until when the latest of them. */
    lockedPlaces: z.int(),
    lockedUntil: timestamp.nullable(),
    /** Until when every place waits from which nobody has signed in with the account before. */
    slowedUntil: timestamp.nullable(),
  })
  .nullable();
export type ShownLocks = z.output<typeof loginLocks>;
