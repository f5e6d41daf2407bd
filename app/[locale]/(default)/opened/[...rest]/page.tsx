import type { Metadata } from "next";
import { cookies } from "next/headers";
import { takeVisitorPasses } from "@/lib/web/api/visitor-passes";
import { menuPassCookie, readPasses } from "@/lib/web/session/menu-passes";
import { openedScreen } from "./screens";

type Props = { params: Promise<{ locale: string; rest: string[] }> };

/**
 * A page for a browser that has passes of pages with a password: the same page, with what the passes open, kept by
 * nobody. The front door leads here (decide.ts).
 */
export const dynamic = "force-dynamic";

async function load({ params }: Props) {
  takeVisitorPasses(readPasses((await cookies()).get(menuPassCookie)?.value));
  const { locale, rest } = await params;
  return openedScreen(locale, rest);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata();
}

export default async function OpenedPage(props: Props) {
  return (await load(props)).page();
}
