import { notFound } from "next/navigation";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { HofEditorView } from "@/components/ishm/hof/hof-editor-view";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function HallOfFamePage({ params }: Props) {
  const { id } = await params;
  const hofIdx = idOfSegment(id);
  if (hofIdx === null) notFound();
  return (
    <Screen>
      <HofEditorView hofIdx={hofIdx} />
    </Screen>
  );
}
