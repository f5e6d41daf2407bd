import { notFound } from "next/navigation";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { LostEditorView } from "@/components/ishm/lost-items/lost-editor-view";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function LostItemsPage({ params }: Props) {
  const { id } = await params;
  const lostIdx = idOfSegment(id);
  if (lostIdx === null) notFound();
  return (
    <Screen>
      <LostEditorView lostIdx={lostIdx} />
    </Screen>
  );
}
