import { notFound } from "next/navigation";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { TemplateEditorView } from "@/components/ishm/templates/template-editor-view";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function InquiriesTemplatesPage({ params }: Props) {
  const { id } = await params;
  const templateIdx = idOfSegment(id);
  if (templateIdx === null) notFound();
  return (
    <Screen>
      <TemplateEditorView templateIdx={templateIdx} />
    </Screen>
  );
}
