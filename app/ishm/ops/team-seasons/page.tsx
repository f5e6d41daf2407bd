import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SeasonsView } from "@/components/ishm/team-seasons/seasons-view";

export default function TeamSeasonsPage() {
  return (
    <Screen>
      <SeasonsView />
    </Screen>
  );
}
