import { notFound } from "next/navigation";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { SeasonEditorView } from "@/components/ishm/team-seasons/season-editor-view";

type Props = { params: Promise<{ id: string }> };

/** Made on first request and kept, like every page: its HTML is the same for each number. */
export function generateStaticParams() {
  return [];
}

export default async function TeamSeasonPage({ params }: Props) {
  const { id } = await params;
  if (!/^[1-9]\d{0,14}$/.test(id)) notFound();
  return (
    <Screen>
      <SeasonEditorView seasonIdx={Number(id)} />
    </Screen>
  );
}
