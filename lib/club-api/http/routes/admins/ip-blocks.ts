import {
  changeIpBlock,
  createIpBlock,
  readIpBlock,
  readIpBlocks,
  removeIpBlocks,
  testAddress,
} from "../../../domains/ip-blocks";
import { findClub } from "../../../domains/policies";
import type { Handlers } from "../../handler";
import { namedIdxs, samePathIdx } from "../../rights/named-idxs";

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
  "GET /ip-blocks": ({ db, ctx }, { query }) => readIpBlocks(db, ctx, query),
  "GET /ip-blocks/{id}": ({ db, ctx }, { params }) => readIpBlock(db, ctx, params.id),
  "POST /ip-blocks": ({ db, ctx }, { body }) => createIpBlock(db, ctx, body),
  "PUT /ip-blocks": ({ db, ctx }, { body: { ipIdx, ...change } }) => changeIpBlock(db, ctx, ipIdx, change),
  "PUT /ip-blocks/{id}": ({ db, ctx }, { params, body: { ipIdx, ...change } }) =>
    changeIpBlock(db, ctx, samePathIdx(params.id, ipIdx, "ipIdx"), change),
  "DELETE /ip-blocks": ({ db, ctx }, { body, query }) =>
    removeIpBlocks(db, ctx, namedIdxs(body?.idxs, query.idx)),
  "DELETE /ip-blocks/{id}": ({ db, ctx }, { params }) => removeIpBlocks(db, ctx, [params.id]),
  "GET /ops/address-test": async ({ db, ctx }, { query }) => {
    const found = await findClub(db, ctx.club.clubCode);
    return testAddress(db, ctx, found?.addressRules ?? [], query.address);
  },
};
