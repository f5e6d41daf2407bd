import { Screen } from "@/components/ishm/frame/root/screens-context";
import { HolidaysView } from "@/components/ishm/holidays/holidays-view";

export default function HolidaysPage() {
  return (
    <Screen>
      <HolidaysView />
    </Screen>
  );
}
