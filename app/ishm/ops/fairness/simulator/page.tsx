import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SimulatorView } from "@/components/ishm/simulator/simulator-view";

export default function SimulatorPage() {
  return (
    <Screen>
      <SimulatorView />
    </Screen>
  );
}
