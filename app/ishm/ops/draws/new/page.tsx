import { NewDrawView } from "@/components/ishm/draws/form/new-draw-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewDrawPage() {
  return (
    <Screen>
      <NewDrawView />
    </Screen>
  );
}
