import type { CallOutput } from "@/lib/contract/routes";

/** How a club's server stands, as its staff are told. */
export type ClubStatus = CallOutput<"GET /ops/status">;
