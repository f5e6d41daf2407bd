import type { Metadata } from "next";
import { cookies } from "next/headers";
import { takeVisitor } from "@/lib/web/api/server";
import { webNow } from "@/lib/web/clock";
import { readSession } from "@/lib/web/session/cookie";
import { menuPassCookie, readPasses } from "@/lib/web/session/menu-passes";
import { openedScreen } from "./screens";

type Props = { params: Promise<{ locale: string; rest: string[] }> };

/**
 * A page for a browser that has passes of pages with a password, or that is signed in where a menu asks for it: the same
 * page, with what these open, never cached. The front door leads here (decide.ts).
 */
export const dynamic = "force-dynamic";

async function load({ params }: Props) {
  const jar = await cookies();
  const session = await readSession(jar, webNow());
  takeVisitor({
    passes: readPasses(jar.get(menuPassCookie)?.value),
    token: session?.user.pending === null ? session.accessToken : null,
  });
  const { locale, rest } = await params;
  return openedScreen(locale, rest);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await load(props)).metadata();
}

export default async function OpenedPage(props: Props) {
  return (await load(props)).page();
}
