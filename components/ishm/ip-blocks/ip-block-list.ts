import { listShape } from "../../../lib/web/office/list-query";

export const ipModes = ["DENY", "ALLOW"] as const;
export const ipScopes = ["ALL", "ADMIN"] as const;
export const ipStates = ["LIVE", "OFF", "ENDED"] as const;

/** What the list of blocked and allowed addresses can be asked for. */
export const ipBlockListShape = listShape({
  filters: { mode: ipModes, scope: ipScopes, state: ipStates },
  sorts: ["reason", "expireAt", "createdAt"],
  upwards: ["reason"],
});
