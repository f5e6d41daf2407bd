import { expireOffers } from "../../workflows/waitings/close-waitings";
import type { Job } from "../job";

/** domain.md 11.9: offers that nobody answered go to the next in line. */
export const offerExpireJob: Job = {
  name: "offer-expire",
  at: "minutely",
  run: ({ db, ctx }) => expireOffers(db, ctx),
};
