import "@/app/styles/office.css";
import "@/app/styles/office-editor.css";
import "@/app/styles/office-print.css";
import type { ReactNode } from "react";
import { GalleryRoot } from "../../gallery-root";

type Props = { children: ReactNode; params: Promise<{ language: string }> };

export default async function GalleryLayout({ children, params }: Props) {
  return (
    <GalleryRoot surface="office" params={params}>
      {children}
    </GalleryRoot>
  );
}
