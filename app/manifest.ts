import type { MetadataRoute } from "next";
import { getClub } from "@/lib/web/queries/club";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { info, addition } = await getClub("en");
  return {
    name: info.clubName,
    short_name: addition.textSimpleRl,
    start_url: "/",
    display: "browser",
    background_color: "#f7f2e7",
    theme_color: "#143025",
    icons: [
      { src: "/icons/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
