import { Chip, type ChipTone } from "@/components/ui/chip";
import type { MemberState } from "@/lib/contract/code-values/members";
import { memberState } from "@/lib/contract/code-values/members";

const tones: Readonly<Record<MemberState, ChipTone>> = {
  [memberState.active]: "ok",
  [memberState.dormant]: "neutral",
  [memberState.suspended]: "bad",
  [memberState.withdrawn]: "outline",
  [memberState.awaitingApproval]: "warn",
};

/** The state of an account, in the club's own word. */
export function MemberStateChip({ state, stateName }: { state: MemberState; stateName: string }) {
  return <Chip tone={tones[state]}>{stateName}</Chip>;
}
