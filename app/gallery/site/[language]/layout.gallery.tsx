import "@/app/styles/site.css";
import type { ReactNode } from "react";
import { GalleryRoot } from "../../gallery-root";

type Props = { children: ReactNode; params: Promise<{ language: string }> };

export default async function GalleryLayout({ children, params }: Props) {
  return (
    <GalleryRoot surface="site" params={params}>
      {children}
    </GalleryRoot>
  );
}
