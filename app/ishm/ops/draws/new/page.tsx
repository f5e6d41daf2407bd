import { NewDrawView } from "@/components/ishm/draws/new-draw-view";
import { Screen } from "@/components/ishm/frame/screens-context";

export default function NewDrawPage() {
  return (
    <Screen>
      <NewDrawView />
    </Screen>
  );
}
