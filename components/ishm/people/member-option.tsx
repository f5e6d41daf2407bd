import { Combobox } from "@base-ui/react/combobox";
import type { FoundMember } from "./use-found-members";

const option =
  "flex min-h-9 cursor-default flex-wrap items-baseline gap-x-3 px-3 py-1.5 outline-none " +
  "data-highlighted:bg-hover data-selected:bg-selected";

/** A found member: enough to tell him from his namesakes, no more. */
export function MemberOption({ member }: { member: FoundMember }) {
  const { memberIdx, name, memberTypeName, phoneNo } = member;
  return (
    <Combobox.Item value={member} className={option}>
      <span className="font-medium">{name}</span>
      <span className="text-ink-2">{memberTypeName}</span>
      <span className="text-ink-3 tabular-nums">
        {phoneNo} · {memberIdx}
      </span>
    </Combobox.Item>
  );
}
