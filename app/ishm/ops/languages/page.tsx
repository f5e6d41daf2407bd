import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TextsView } from "@/components/ishm/texts/texts-view";

export default function LanguagesPage() {
  return (
    <Screen>
      <TextsView />
    </Screen>
  );
}
