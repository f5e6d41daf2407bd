import { Screen } from "@/components/ishm/frame/screens-context";
import { SimulatorView } from "@/components/ishm/simulator/simulator-view";

export default function SimulatorPage() {
  return (
    <Screen>
      <SimulatorView />
    </Screen>
  );
}
