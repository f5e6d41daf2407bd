import { Screen } from "@/components/ishm/frame/root/screens-context";
import { PermissionsView } from "@/components/ishm/permissions/permissions-view";

export default function PermissionsPage() {
  return (
    <Screen>
      <PermissionsView />
    </Screen>
  );
}
