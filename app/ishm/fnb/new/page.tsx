import { FnbEditorView } from "@/components/ishm/fnb/fnb-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";

export default function NewDishPage() {
  return (
    <Screen>
      <FnbEditorView fnbIdx={null} />
    </Screen>
  );
}
