import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SheetView } from "@/components/ishm/sheet/day/sheet-view";

export default function SheetPage() {
  return (
    <Screen>
      <SheetView />
    </Screen>
  );
}
