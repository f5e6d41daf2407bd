import { Screen } from "@/components/ishm/frame/screens-context";
import { SeasonsView } from "@/components/ishm/team-seasons/seasons-view";

export default function TeamSeasonsPage() {
  return (
    <Screen>
      <SeasonsView />
    </Screen>
  );
}
