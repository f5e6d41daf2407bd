import { Screen } from "@/components/ishm/frame/root/screens-context";
import { IpBlockEditorView } from "@/components/ishm/ip-blocks/ip-block-editor-view";

export default function NewIpBlockPage() {
  return (
    <Screen>
      <IpBlockEditorView ipIdx={null} />
    </Screen>
  );
}
