import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SeasonEditorView } from "@/components/ishm/team-seasons/season-editor-view";

export default function NewTeamSeasonPage() {
  return (
    <Screen>
      <SeasonEditorView seasonIdx={null} />
    </Screen>
  );
}
