import { notFound } from "next/navigation";
import { FnbEditorView } from "@/components/ishm/fnb/fnb-editor-view";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { idOfSegment } from "@/lib/web/routing/known-routes";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function DishPage({ params }: Props) {
  const { id } = await params;
  const fnbIdx = idOfSegment(id);
  if (fnbIdx === null) notFound();
  return (
    <Screen>
      <FnbEditorView fnbIdx={fnbIdx} />
    </Screen>
  );
}
