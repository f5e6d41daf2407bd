"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useCamera } from "./use-camera";

type Props = { onCode: (code: string) => void; onClose: () => void };

/** The camera's picture while it looks for a code; in words when there is none. */
export function CameraScan({ onCode, onClose }: Props) {
  const t = useTranslations("ishm.desk.camera");
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const isShown = state === "on" || state === "starting";
  return (
    <section aria-label={t("title")} className="rounded-panel border border-line bg-sheet p-4">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("picture")}
        className={cn("aspect-video w-full max-w-md bg-paper-2 object-cover", isShown ? "" : "hidden")}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={isShown ? "text-ink-2" : "font-semibold text-bad"}>
          {t(`states.${state}`)}
        </p>
        <Button size="small" variant="outline" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </section>
  );
}
