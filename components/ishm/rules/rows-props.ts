import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import type { RuleDraft } from "./rule-draft";

/** What the rows of a rule table need, as a grid or as fields. */
export type RowsProps = {
  table: RuleTable;
  draft: RuleDraft;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  onChange: (change: (now: RuleDraft) => RuleDraft) => void;
};
