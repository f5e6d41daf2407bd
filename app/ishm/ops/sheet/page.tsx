import { Screen } from "@/components/ishm/frame/screens-context";
import { SheetView } from "@/components/ishm/sheet/sheet-view";

export default function SheetPage() {
  return (
    <Screen>
      <SheetView />
    </Screen>
  );
}
