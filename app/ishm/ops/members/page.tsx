import { Screen } from "@/components/ishm/frame/root/screens-context";
import { MemberListView } from "@/components/ishm/members/member-list-view";

export default function MembersPage() {
  return (
    <Screen>
      <MemberListView />
    </Screen>
  );
}
