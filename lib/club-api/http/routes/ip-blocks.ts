import {
  changeIpBlock,
  createIpBlock,
  readIpBlock,
  readIpBlocks,
  removeIpBlocks,
  testAddress,
} from "../../domains/ip-blocks";
import { findClub } from "../../domains/policies";
import type { Handlers } from "../handler";
import { namedIdxs, samePathIdx } from "../named-idxs";

/** Blocked and allowed addresses (domain.md A18). */
export const ipBlocksHandlers: Handlers<
  | "GET /ip-blocks"
  | "GET /ip-blocks/{id}"
  | "POST /ip-blocks"
  | "PUT /ip-blocks"
  | "PUT /ip-blocks/{id}"
  | "DELETE /ip-blocks"
  | "DELETE /ip-blocks/{id}"
  | "GET /ops/address-test"
> = {
  "GET /ip-blocks": ({ db, act }, { query }) => readIpBlocks(db, act, query),
  "GET /ip-blocks/{id}": ({ db, act }, { params }) => readIpBlock(db, act, params.id),
  "POST /ip-blocks": ({ db, act }, { body }) => createIpBlock(db, act, body),
  "PUT /ip-blocks": ({ db, act }, { body: { ipIdx, ...change } }) => changeIpBlock(db, act, ipIdx, change),
  "PUT /ip-blocks/{id}": ({ db, act }, { params, body: { ipIdx, ...change } }) =>
    changeIpBlock(db, act, samePathIdx(params.id, ipIdx, "ipIdx"), change),
  "DELETE /ip-blocks": ({ db, act }, { body, query }) =>
    removeIpBlocks(db, act, namedIdxs(body?.idxs, query.idx)),
  "DELETE /ip-blocks/{id}": ({ db, act }, { params }) => removeIpBlocks(db, act, [params.id]),
  "GET /ops/address-test": async ({ db, act }, { query }) => {
    const found = await findClub(db, act.club.clubCode);
    return testAddress(db, act, found?.addressRules ?? [], query.address);
  },
};
