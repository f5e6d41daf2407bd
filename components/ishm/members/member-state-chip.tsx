import { Chip, type ChipTone } from "@/components/ui/chip";
import { memberState } from "@/lib/contract/code-values/members";

const tones: Readonly<Record<string, ChipTone>> = {
  [memberState.active]: "ok",
  [memberState.dormant]: "neutral",
  [memberState.suspended]: "bad",
  [memberState.withdrawn]: "outline",
  [memberState.awaitingApproval]: "warn",
};

/** The state of an account, in the club's own word. */
export function MemberStateChip({ state, stateName }: { state: string; stateName: string }) {
  return <Chip tone={tones[state] ?? "neutral"}>{stateName}</Chip>;
}
