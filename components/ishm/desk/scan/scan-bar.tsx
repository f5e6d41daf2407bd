"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { KeywordField } from "../../list/keyword-field";
import { useCamera } from "./use-camera";

type Props = {
  keyword: string;
  isBusy: boolean;
  onSearch: (keyword: string) => void;
  onCode: (code: string) => void;
  children: ReactNode;
};

const bookingNumber = /^\d{6}-\d{5}$/;

/** The inputs of the front desk: scanner, camera, and one field for codes and names. */
export function ScanBar({ keyword, isBusy, onSearch, onCode, children }: Props) {
  const t = useTranslations("ishm.desk.scan");
  const [isCamera, setCamera] = useState(false);
  const search = (text: string) => {
    if (bookingNumber.test(text)) onCode(text);
    onSearch(text);
  };
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3 rounded-panel border border-line bg-sheet px-4 py-3">
        <p
          role="status"
          className="flex min-w-0 flex-1 basis-full items-center gap-2 font-semibold min-[68.75rem]:basis-64"
        >
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok" />
          {isBusy ? t("reading") : t("ready")}
        </p>
        <KeywordField label={t("search")} keyword={keyword} onSearch={search} />
        <Button size="small" variant="outline" aria-expanded={isCamera} onClick={() => setCamera(!isCamera)}>
          <Icon name="camera" size={18} />
          {t("camera")}
        </Button>
        {children}
      </div>
      {isCamera ? (
        <CameraScan
          onClose={() => setCamera(false)}
          onCode={(code) => {
            setCamera(false);
            onCode(code);
          }}
        />
      ) : null}
    </div>
  );
}

type CameraScanProps = { onCode: (code: string) => void; onClose: () => void };

/** The camera's picture while it searches for a code; a sentence when there is no camera. */
function CameraScan({ onCode, onClose }: CameraScanProps) {
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
