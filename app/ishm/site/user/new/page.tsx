import { AdminEditorView } from "@/components/ishm/admins/admin-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewAdminPage() {
  return (
    <Screen>
      <AdminEditorView adminIdx={null} />
    </Screen>
  );
}
