import { listShape } from "../../../lib/web/office/list-query";

/** The members' words on one version come as they were said, the newest first. */
export const agreementListShape = listShape({ filters: {}, sorts: [] });
