import { listShape } from "../../../lib/web/office/list-query";
import { ruleTableNames } from "./rule-tables";

/** Which rule table is looked at; kept in the address. */
export const ruleTableShape = listShape({ filters: { table: ruleTableNames }, sorts: [] });
