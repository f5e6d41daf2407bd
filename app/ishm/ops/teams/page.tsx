import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TeamsView } from "@/components/ishm/teams/teams-view";

export default function TeamsPage() {
  return (
    <Screen>
      <TeamsView />
    </Screen>
  );
}
