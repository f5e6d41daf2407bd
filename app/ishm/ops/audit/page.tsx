import { AuditView } from "@/components/ishm/audit/audit-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function AuditPage() {
  return (
    <Screen>
      <AuditView />
    </Screen>
  );
}
